package dev.bufferbridge.agent.command;

import com.fasterxml.jackson.core.JsonParser;
import com.fasterxml.jackson.core.StreamReadFeature;
import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectReader;
import com.fasterxml.jackson.databind.json.JsonMapper;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.io.IOException;
import java.io.Reader;
import java.io.StringReader;
import org.jspecify.annotations.Nullable;

/**
 * A JSON object in a text.
 *
 * @param object null when it is broken
 * @param end where in the text it ends; for a broken one how far it could be read
 */
record JsonArguments(@Nullable ObjectNode object, int end) {

    private static final ObjectReader READER = JsonMapper.builder()
            .enable(StreamReadFeature.STRICT_DUPLICATE_DETECTION)
            .build()
            .readerFor(JsonNode.class);

    /** The object that begins at {@code start}, and nothing after it. */
    static JsonArguments read(String text, int start) {
        try (Reader rest = new StringReader(text)) {
            rest.skip(start);
            try (JsonParser parser = READER.createParser(rest)) {
                return read(parser, text, start);
            }
        } catch (IOException e) {
            throw new AssertionError("a string can always be read", e);
        }
    }

    private static JsonArguments read(JsonParser parser, String text, int start) {
        try {
            JsonNode node = READER.readTree(parser);
            return new JsonArguments(node instanceof ObjectNode object ? object : null, end(parser, text, start));
        } catch (IOException | StackOverflowError broken) {
            return new JsonArguments(null, end(parser, text, start));
        }
    }

    private static int end(JsonParser parser, String text, int start) {
        long read = Math.max(0, parser.currentLocation().getCharOffset());
        return (int) Math.min(start + read, text.length());
    }
}
