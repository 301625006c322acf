package dev.bufferbridge.agent.config;

import com.fasterxml.jackson.core.JacksonException;
import com.fasterxml.jackson.core.JsonLocation;
import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.JsonNodeFactory;
import com.fasterxml.jackson.databind.node.ObjectNode;
import dev.bufferbridge.tools.api.TooLargeException;
import java.io.IOException;
import java.io.InputStream;
import java.nio.ByteBuffer;
import java.nio.charset.CharacterCodingException;
import java.nio.charset.StandardCharsets;
import java.nio.file.AccessDeniedException;
import java.nio.file.Files;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;

/** Reads configuration files: JSON with comments and trailing commas, bounded, without the names that JavaScript hosts trip over. */
final class ConfigJson {

    private static final int MAX_BYTES = 1 << 20;
    private static final List<String> DANGEROUS = List.of("__proto__", "prototype", "constructor");

    private ConfigJson() {}

    /** The file's object, or empty when there is no file. A file of blanks and comments only is an empty object. */
    static Optional<ObjectNode> read(Path file) throws ConfigException {
        String text;
        try {
            text = text(file);
        } catch (NoSuchFileException e) {
            return Optional.empty();
        } catch (CharacterCodingException e) {
            throw new ConfigException("is not UTF-8; save it as UTF-8");
        } catch (AccessDeniedException e) {
            throw new ConfigException("cannot be read: permission denied");
        } catch (TooLargeException e) {
            throw new ConfigException("is " + e.getMessage() + ", which no configuration needs");
        } catch (IOException e) {
            throw new ConfigException(Files.isDirectory(file) ? "is a directory, not a file" : "cannot be read");
        }
        return Optional.of(object(text));
    }

    /** The object that is written there. */
    static ObjectNode object(String text) throws ConfigException {
        JsonNode node = value(text);
        if (node.isMissingNode()) {
            return JsonNodeFactory.instance.objectNode();
        }
        if (!(node instanceof ObjectNode object)) {
            throw new ConfigException("must be a JSON object, as in {\"mode\": \"ask\"}");
        }
        return object;
    }

    /** The value that is written there, of any type. */
    static JsonNode value(String text) throws ConfigException {
        JsonNode node;
        try {
            node = ConfigTree.read(text);
        } catch (JacksonException e) {
            throw new ConfigException("is not valid JSON" + place(e.getLocation()));
        } catch (IOException e) {
            throw new AssertionError("a string can always be read", e);
        }
        refuseDangerous(node);
        return node;
    }

    private static String text(Path file) throws IOException {
        if (Files.exists(file) && !Files.isRegularFile(file)) {
            throw new IOException("opening a pipe waits for its other end");
        }
        byte[] bytes;
        try (InputStream in = Files.newInputStream(file)) {
            bytes = in.readNBytes(MAX_BYTES + 1);
        }
        if (bytes.length > MAX_BYTES) {
            throw new TooLargeException("over " + MAX_BYTES + " bytes", -1, MAX_BYTES);
        }
        String text = StandardCharsets.UTF_8
                .newDecoder()
                .decode(ByteBuffer.wrap(bytes))
                .toString();
        return text.startsWith("\uFEFF") ? text.substring(1) : text;
    }

    private static void refuseDangerous(JsonNode node) throws ConfigException {
        for (String name : DANGEROUS) {
            if (node.findValue(name) != null) {
                throw new ConfigException("must not hold a key named " + name);
            }
        }
    }

    private static String place(JsonLocation where) {
        return where == null ? "" : " (line " + where.getLineNr() + ", column " + where.getColumnNr() + ")";
    }
}
