package dev.bufferbridge.cli;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.json.JsonMapper;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStream;
import java.io.InputStreamReader;
import java.io.OutputStream;
import java.io.Writer;
import java.nio.charset.StandardCharsets;

/** A short conversation, so that an agent in rehearsal loads what every editor needs: a session, a read and an edit. */
final class Rehearsal {

    private static final JsonMapper JSON = JsonMapper.builder().build();
    private static final int MAX_LINES = 1_000;

    private final BufferedReader in;
    private final OutputStream out;
    private int lastId;

    private Rehearsal(BufferedReader in, OutputStream out) {
        this.in = in;
        this.out = out;
    }

    /** Plays it to the end and closes the agent's input. */
    static void play(InputStream in, OutputStream out, RehearsalFolder folder) throws IOException {
        try (BufferedReader lines = new BufferedReader(new InputStreamReader(in, StandardCharsets.UTF_8))) {
            new Rehearsal(lines, out).play(folder);
            out.close();
            lines.transferTo(Writer.nullWriter());
        }
    }

    private void play(RehearsalFolder folder) throws IOException {
        ObjectNode hello = JSON.createObjectNode().put("protocolVersion", 1);
        hello.putObject("clientInfo").put("name", "rehearsal").put("version", "1");
        hello.putObject("clientCapabilities")
                .putObject("fs")
                .put("readTextFile", false)
                .put("writeTextFile", false);
        ask("initialize", hello);
        ObjectNode session = JSON.createObjectNode().put("cwd", folder.project().toString());
        session.putArray("mcpServers");
        String id = ask("session/new", session).path("sessionId").asText();
        prompt(id, "/read a.txt");
        prompt(id, "/edit {\"path\": \"a.txt\", \"edits\": [{\"oldText\": \"two\", \"newText\": \"2\"}]}");
        prompt(id, "hello");
    }

    private void prompt(String session, String text) throws IOException {
        ObjectNode prompt = JSON.createObjectNode().put("sessionId", session);
        prompt.putArray("prompt").addObject().put("type", "text").put("text", text);
        ask("session/prompt", prompt);
    }

    private JsonNode ask(String method, ObjectNode params) throws IOException {
        int id = ++lastId;
        ObjectNode request =
                JSON.createObjectNode().put("jsonrpc", "2.0").put("id", id).put("method", method);
        request.set("params", params);
        out.write((JSON.writeValueAsString(request) + "\n").getBytes(StandardCharsets.UTF_8));
        out.flush();
        for (int i = 0; i < MAX_LINES; i++) {
            String line = in.readLine();
            if (line == null) {
                throw new IOException("the agent ended before it answered " + method);
            }
            JsonNode message = JSON.readTree(line);
            if (message.path("id").asInt() == id && !message.has("method")) {
                return message.path("result");
            }
        }
        throw new IOException("no answer to " + method);
    }
}
