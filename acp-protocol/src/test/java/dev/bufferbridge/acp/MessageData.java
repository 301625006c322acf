package dev.bufferbridge.acp;

import com.fasterxml.jackson.databind.JsonNode;
import dev.bufferbridge.acp.json.WireMapper;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.net.URISyntaxException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;

/** One file of {@code messages/}: a method's params and result, an error, or a notification of the protocol itself. */
record MessageData(String name, JsonNode content) {

    static List<MessageData> all() {
        try (Stream<Path> files = Files.list(folder())) {
            return files.sorted().map(MessageData::load).toList();
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    private static Path folder() {
        try {
            return Path.of(MessageData.class.getResource("/messages").toURI());
        } catch (URISyntaxException e) {
            throw new AssertionError(e);
        }
    }

    private static MessageData load(Path file) {
        try {
            return new MessageData(file.getFileName().toString(), RawPeer.JSON.readTree(file.toFile()));
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    boolean unstable() {
        return content.path("unstable").asBoolean();
    }

    String method() {
        return content.path("method").asText();
    }

    String side() {
        return content.path("to").asText();
    }

    boolean has(String part) {
        return content.has(part);
    }

    JsonNode part(String part) {
        return content.get(part);
    }

    /** The wire type of {@code params} or {@code result}. */
    Class<?> type(String part) {
        MethodTable<?> table = side().equals("agent") ? AgentMethods.TABLE : ClientMethods.TABLE;
        MethodTable.Request<?, ?, ?> request = table.findRequest(method(), true);
        if (request != null) {
            return part.equals("params") ? request.params() : request.result();
        }
        MethodTable.Notification<?, ?> notification = table.findNotification(method(), true);
        if (notification == null) {
            throw new AssertionError(name + " is for a method that is not in the table");
        }
        return notification.params();
    }

    /** The part as its wire type. */
    Object read(String part) {
        return WireMapper.read(part(part), type(part));
    }

    /** The part after it was read and written again, as the reader of the line would see it. */
    JsonNode rewritten(String part) {
        return rewritten(part(part), type(part));
    }

    private static <T> JsonNode rewritten(JsonNode node, Class<T> type) {
        return RawPeer.json(
                WireMapper.write(WireMapper.read(node, type), type, true).toString());
    }
}
