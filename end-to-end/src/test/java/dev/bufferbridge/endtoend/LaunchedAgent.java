package dev.bufferbridge.endtoend;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.junit.jupiter.api.Assertions.fail;

import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.concurrent.TimeUnit;
import java.util.function.Predicate;

/**
 * The launched program and a client that talks to it. Every wait has a deadline and fails with what was said so far; closing it fails
 * when a line on standard output was not a message, or the program does not end by itself once its input has.
 */
final class LaunchedAgent implements AutoCloseable {

    /** How long an answer may take: generous, since tests share a machine. */
    static final Duration DEADLINE = Duration.ofSeconds(30);

    /** How long the program may take to end after its input has. */
    static final Duration END = Duration.ofSeconds(5);

    private static final ObjectMapper MAPPER = new ObjectMapper();

    private final Process process;
    private final AgentOutput output;
    private final List<JsonNode> asked = new ArrayList<>();
    private int nextId = 1000;

    private LaunchedAgent(Process process, ClientBehaviour behaviour) {
        this.process = process;
        this.output = new AgentOutput(process, message -> answerRequest(message, behaviour));
    }

    /** Starts the program in a folder, which also gets its state and configuration. */
    static LaunchedAgent start(Path folder, ClientBehaviour behaviour) {
        ProcessBuilder builder = new ProcessBuilder(Checkout.launcher().toString()).directory(folder.toFile());
        builder.environment().put("XDG_STATE_HOME", folder.resolve("state").toString());
        builder.environment().put("XDG_CONFIG_HOME", folder.resolve("config").toString());
        return start(builder, behaviour);
    }

    /** Starts a program exactly as given. */
    static LaunchedAgent start(ProcessBuilder builder, ClientBehaviour behaviour) {
        try {
            LaunchedAgent agent = new LaunchedAgent(builder.start(), behaviour);
            agent.output.start();
            return agent;
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    /** Sends a request with a fresh number as its id and waits for the answer. */
    Answer request(String method, Object params) {
        return await(begin(method, params));
    }

    /** Sends a request with a fresh number as its id; tests with lines of their own use numbers below 1000. */
    Object begin(String method, Object params) {
        int id = nextId++;
        begin(id, method, params);
        return id;
    }

    /** Sends a request with the given id, a string or a number. */
    void begin(Object id, String method, Object params) {
        Map<String, Object> message = envelope();
        message.put("id", id);
        message.put("method", method);
        message.put("params", params);
        send(message);
    }

    void notify(String method, Object params) {
        Map<String, Object> message = envelope();
        message.put("method", method);
        message.put("params", params);
        send(message);
    }

    /** Waits for the answer to the request with this id. */
    Answer await(Object id) {
        JsonNode wanted = MAPPER.valueToTree(id);
        return new Answer(awaitMessage(
                "an answer to request " + id, message -> !message.has("method") && wanted.equals(message.get("id"))));
    }

    /** Waits for the first message, from the start of the program on, that fits. */
    JsonNode awaitMessage(String what, Predicate<JsonNode> fits) {
        return output.await(what, fits, DEADLINE);
    }

    /** Waits for a request or notification of the agent. */
    JsonNode awaitCall(String method) {
        return awaitMessage(method, message -> message.path("method").asText().equals(method));
    }

    /** Every message so far, in the order of arrival. */
    List<JsonNode> received() {
        return output.messages();
    }

    /** Every request of the agent so far. */
    synchronized List<JsonNode> asked() {
        return List.copyOf(asked);
    }

    void answer(JsonNode request, Map<String, Object> members) {
        Map<String, Object> message = envelope();
        message.put("id", request.get("id"));
        message.putAll(members);
        send(message);
    }

    void sendLine(String line) {
        sendBytes((line + "\n").getBytes(StandardCharsets.UTF_8));
    }

    void sendBytes(byte... bytes) {
        try {
            synchronized (this) {
                process.getOutputStream().write(bytes);
                process.getOutputStream().flush();
            }
        } catch (IOException e) {
            throw new UncheckedIOException("the program does not read: " + output.transcript(), e);
        }
    }

    String stderr() {
        return output.stderr();
    }

    Process process() {
        return process;
    }

    void closeInput() {
        try {
            process.getOutputStream().close();
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    /** Waits for the program to end, and for everything it wrote. */
    int awaitEnd(Duration within) {
        try {
            if (!process.waitFor(within.toMillis(), TimeUnit.MILLISECONDS)) {
                fail("the program still runs " + within.toMillis() + " ms later: " + output.transcript());
            }
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
            fail("interrupted while waiting for the program to end");
        }
        output.awaitEnd(END);
        return process.exitValue();
    }

    /** Ends the program's input and checks that it ends, having written messages only. */
    @Override
    public void close() {
        try {
            if (process.isAlive()) {
                closeInput();
                assertEquals(0, awaitEnd(END), () -> "exit status at the end of input: " + output.transcript());
            }
            assertTrue(output.complaints().isEmpty(), () -> "not a message on stdout: " + output.complaints());
        } finally {
            process.descendants().forEach(ProcessHandle::destroyForcibly);
            process.destroyForcibly();
        }
    }

    private void answerRequest(JsonNode request, ClientBehaviour behaviour) {
        synchronized (this) {
            asked.add(request);
        }
        behaviour
                .answer(request.path("method").asText(), request.path("params"))
                .ifPresent(members -> answer(request, members));
    }

    private void send(Map<String, Object> message) {
        try {
            sendLine(MAPPER.writeValueAsString(message));
        } catch (JsonProcessingException e) {
            throw new IllegalArgumentException("not a message: " + message, e);
        }
    }

    private static Map<String, Object> envelope() {
        Map<String, Object> message = new LinkedHashMap<>();
        message.put("jsonrpc", "2.0");
        return message;
    }
}
