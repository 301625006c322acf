package dev.bufferbridge.agent;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.json.JsonMapper;
import dev.bufferbridge.acp.Transport;
import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.TimeUnit;

/** An editor that writes any line a test wants and reads what comes back, line by line. */
final class RawEditor {

    static final JsonMapper JSON = new JsonMapper();

    private final Transport transport;
    private final BlockingQueue<JsonNode> incoming = new LinkedBlockingQueue<>();

    RawEditor(Transport transport) {
        this.transport = transport;
        Thread reading = new Thread(this::read, "raw-editor");
        reading.setDaemon(true);
        reading.start();
    }

    private void read() {
        try (BufferedReader lines =
                new BufferedReader(new InputStreamReader(transport.input(), StandardCharsets.UTF_8))) {
            for (String line = lines.readLine(); line != null; line = lines.readLine()) {
                incoming.add(JSON.readTree(line));
            }
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    void send(String line) throws IOException {
        transport.output().write((line + "\n").getBytes(StandardCharsets.UTF_8));
        transport.output().flush();
    }

    /** Sends a request and returns its response; what comes before is passed over. */
    JsonNode ask(int id, String method, String params) throws Exception {
        return upToResponseOf(id, method, params).get(0);
    }

    /** As {@link #ask}, with everything that came before the response behind it. */
    List<JsonNode> upToResponseOf(int id, String method, String params) throws Exception {
        send("{\"jsonrpc\":\"2.0\",\"id\":%d,\"method\":\"%s\",\"params\":%s}".formatted(id, method, params));
        return upToResponse(id);
    }

    /** The response to a request, followed by everything that came before it. */
    List<JsonNode> upToResponse(int id) throws InterruptedException {
        List<JsonNode> before = new ArrayList<>();
        for (JsonNode message = next(); ; message = next()) {
            if (message.path("id").asInt() == id && !message.has("method")) {
                before.add(0, message);
                return before;
            }
            before.add(message);
        }
    }

    /** The next message, waited for. */
    JsonNode next() throws InterruptedException {
        JsonNode message = incoming.poll(10, TimeUnit.SECONDS);
        if (message == null) {
            throw new AssertionError("nothing came");
        }
        return message;
    }

    /** The agent reads the end of its input and then ends its output, too. */
    void close() throws IOException {
        transport.output().close();
    }
}
