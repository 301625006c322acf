package dev.bufferbridge.endtoend;

import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.databind.DeserializationFeature;
import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import java.io.BufferedInputStream;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.ByteBuffer;
import java.nio.charset.CharacterCodingException;
import java.nio.charset.StandardCharsets;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Consumer;
import java.util.function.Predicate;
import org.jspecify.annotations.Nullable;
import org.opentest4j.AssertionFailedError;

/**
 * What the program writes. One thread reads standard output, checks that every line is one UTF-8 JSON-RPC message, and hands the
 * agent's requests on; another keeps standard error.
 */
final class AgentOutput {

    private static final ObjectMapper MAPPER =
            new ObjectMapper().enable(DeserializationFeature.FAIL_ON_TRAILING_TOKENS);

    private final Process process;
    private final Consumer<JsonNode> requests;
    private final List<JsonNode> messages = new ArrayList<>();
    private final List<String> complaints = new ArrayList<>();
    private final ByteArrayOutputStream stderr = new ByteArrayOutputStream();
    private boolean ended;
    private @Nullable Thread stdoutReader;
    private @Nullable Thread stderrReader;

    AgentOutput(Process process, Consumer<JsonNode> requests) {
        this.process = process;
        this.requests = requests;
    }

    void start() {
        stdoutReader = reader("stdout", this::readStdout);
        stderrReader = reader("stderr", this::readStderr);
    }

    synchronized List<JsonNode> messages() {
        return List.copyOf(messages);
    }

    synchronized List<String> complaints() {
        return List.copyOf(complaints);
    }

    synchronized String stderr() {
        return stderr.toString(StandardCharsets.UTF_8);
    }

    synchronized String transcript() {
        return "stdout " + messages + ", complaints " + complaints + ", stderr " + stderr();
    }

    /** The first message that fits, now or until the deadline. */
    synchronized JsonNode await(String what, Predicate<JsonNode> fits, Duration within) {
        long deadline = System.nanoTime() + within.toNanos();
        int looked = 0;
        while (true) {
            for (; looked < messages.size(); looked++) {
                if (fits.test(messages.get(looked))) {
                    return messages.get(looked);
                }
            }
            long left = (deadline - System.nanoTime()) / 1_000_000;
            if (ended || left <= 0) {
                throw new AssertionFailedError(
                        (ended ? "the program ended before " : "in " + within.toSeconds() + " s there was no ") + what
                                + ": " + transcript());
            }
            waitFor(left);
        }
    }

    void awaitEnd(Duration within) {
        for (Thread reader : new Thread[] {stdoutReader, stderrReader}) {
            try {
                if (reader != null) {
                    reader.join(within.toMillis());
                }
            } catch (InterruptedException e) {
                Thread.currentThread().interrupt();
                throw new AssertionFailedError("interrupted while waiting for the end of the output", e);
            }
        }
    }

    private void waitFor(long millis) {
        try {
            wait(millis);
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
            throw new AssertionFailedError("interrupted while waiting for a message", e);
        }
    }

    private void readStdout() throws IOException {
        InputStream in = new BufferedInputStream(process.getInputStream());
        ByteArrayOutputStream line = new ByteArrayOutputStream();
        for (int next = in.read(); next >= 0; next = in.read()) {
            if (next != '\n') {
                line.write(next);
                continue;
            }
            accept(line.toByteArray());
            line.reset();
        }
        if (line.size() > 0) {
            complain("the last line does not end: " + line.toString(StandardCharsets.UTF_8));
        }
    }

    private void accept(byte[] line) {
        try {
            String text = StandardCharsets.UTF_8
                    .newDecoder()
                    .decode(ByteBuffer.wrap(line))
                    .toString();
            JsonNode message = MAPPER.readTree(text);
            if (!message.isObject() || !message.path("jsonrpc").asText().equals("2.0") || !hasOneShape(message)) {
                complain(text);
                return;
            }
            synchronized (this) {
                messages.add(message);
                notifyAll();
            }
            if (message.has("method") && message.has("id")) {
                requests.accept(message);
            }
        } catch (CharacterCodingException e) {
            complain("not UTF-8: " + new String(line, StandardCharsets.ISO_8859_1));
        } catch (JsonProcessingException e) {
            complain(new String(line, StandardCharsets.UTF_8));
        }
    }

    /** Either a call, or an answer with exactly one of result and error. */
    private static boolean hasOneShape(JsonNode message) {
        boolean call = message.path("method").isTextual();
        boolean answer = message.has("id") && message.has("result") != message.has("error");
        return call ? !message.has("result") && !message.has("error") : answer;
    }

    private void readStderr() throws IOException {
        byte[] chunk = new byte[8192];
        InputStream in = process.getErrorStream();
        for (int count = in.read(chunk); count >= 0; count = in.read(chunk)) {
            synchronized (this) {
                stderr.write(chunk, 0, count);
            }
        }
    }

    private synchronized void complain(String line) {
        complaints.add(line);
        notifyAll();
    }

    private Thread reader(String name, Reading reading) {
        Thread thread = new Thread(
                () -> {
                    try {
                        reading.run();
                    } catch (IOException | UncheckedIOException e) {
                        complain("reading " + name + " failed: " + e);
                    } finally {
                        end(name);
                    }
                },
                "agent-" + name);
        thread.setDaemon(true);
        thread.start();
        return thread;
    }

    private synchronized void end(String name) {
        ended |= name.equals("stdout");
        notifyAll();
    }

    private interface Reading {
        void run() throws IOException;
    }
}
