package dev.bufferbridge.acp;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotNull;

import com.fasterxml.jackson.core.JsonFactory;
import com.fasterxml.jackson.core.StreamReadConstraints;
import com.fasterxml.jackson.databind.DeserializationFeature;
import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import com.fasterxml.jackson.databind.cfg.JsonNodeFeature;
import com.fasterxml.jackson.databind.json.JsonMapper;
import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.TimeUnit;

/** The other end of a connection under test: writes any line it likes and sees every line it gets. */
final class RawPeer implements AutoCloseable {

    /** Keeps numbers as they are written, as the connections do. */
    static final ObjectMapper JSON = JsonMapper.builder(JsonFactory.builder()
                    .streamReadConstraints(StreamReadConstraints.builder()
                            .maxStringLength(Integer.MAX_VALUE)
                            .build())
                    .build())
            .enable(DeserializationFeature.USE_BIG_DECIMAL_FOR_FLOATS)
            .disable(JsonNodeFeature.STRIP_TRAILING_BIGDECIMAL_ZEROES)
            .build();

    static final int DEADLINE_SECONDS = 20;

    private final Transport transport;
    private final BlockingQueue<String> lines = new LinkedBlockingQueue<>();
    private final CompletableFuture<Void> end = new CompletableFuture<>();
    private final Traffic traffic;

    /** A peer of a connection on {@code side}, "agent" or "client". */
    RawPeer(Transport transport, String side) {
        this.transport = transport;
        traffic = new Traffic(side, false);
        Thread reader = new Thread(this::read, "raw-peer");
        reader.setDaemon(true);
        reader.start();
    }

    private void read() {
        try (BufferedReader reader =
                new BufferedReader(new InputStreamReader(transport.input(), StandardCharsets.UTF_8))) {
            for (String line = reader.readLine(); line != null; line = reader.readLine()) {
                lines.add(line);
            }
            end.complete(null);
        } catch (IOException e) {
            end.completeExceptionally(e);
        }
    }

    void send(String line) {
        line.lines().forEach(traffic::asked);
        sendBytes((line + "\n").getBytes(StandardCharsets.UTF_8));
    }

    void sendBytes(byte[] bytes) {
        try {
            transport.output().write(bytes);
            transport.output().flush();
        } catch (IOException e) {
            throw new AssertionError("the connection under test closed its input", e);
        }
    }

    void closeOutput() throws IOException {
        transport.output().close();
    }

    String nextLine() {
        try {
            String line = lines.poll(DEADLINE_SECONDS, TimeUnit.SECONDS);
            assertNotNull(line, "nothing came within the deadline");
            return line;
        } catch (InterruptedException e) {
            throw new AssertionError(e);
        }
    }

    /** The next message, which the schema must allow. */
    JsonNode next() {
        JsonNode message = json(nextLine());
        traffic.check(message);
        return message;
    }

    List<JsonNode> next(int count) {
        List<JsonNode> messages = new ArrayList<>();
        for (int i = 0; i < count; i++) {
            messages.add(next());
        }
        return messages;
    }

    /** The next message must be exactly this. */
    void expect(String message) {
        assertEquals(json(message), next());
    }

    void initialize() {
        send("{\"jsonrpc\":\"2.0\",\"id\":\"init\",\"method\":\"initialize\",\"params\":{\"protocolVersion\":1}}");
        assertEquals("init", next().get("id").asText());
    }

    /** Completes at the end of what the connection under test writes. */
    CompletableFuture<Void> end() {
        return end.orTimeout(DEADLINE_SECONDS, TimeUnit.SECONDS);
    }

    static JsonNode json(String text) {
        try {
            return JSON.readTree(text);
        } catch (IOException e) {
            throw new AssertionError("not JSON: " + text, e);
        }
    }

    @Override
    public void close() throws IOException {
        transport.close();
    }
}
