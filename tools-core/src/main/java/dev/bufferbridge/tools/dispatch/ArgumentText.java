package dev.bufferbridge.tools.dispatch;

import com.fasterxml.jackson.core.JsonFactory;
import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.core.StreamReadConstraints;
import com.fasterxml.jackson.databind.DeserializationFeature;
import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectReader;
import com.fasterxml.jackson.databind.json.JsonMapper;
import com.fasterxml.jackson.databind.node.TextNode;

/** Reads arguments as a model writes them. A class of its own, so that its mapper is made only where a model does. */
final class ArgumentText {

    /** Above the hard cap of what write takes, so that the tool's own limit speaks first. */
    private static final int MAX_STRING_CHARS = 80 << 20;

    private static final ObjectReader READER = JsonMapper.builder(factory())
            .enable(DeserializationFeature.FAIL_ON_TRAILING_TOKENS)
            .build()
            .readerFor(JsonNode.class);

    private ArgumentText() {}

    private static JsonFactory factory() {
        StreamReadConstraints bounds = StreamReadConstraints.builder()
                .maxStringLength(MAX_STRING_CHARS)
                .build();
        return JsonFactory.builder().streamReadConstraints(bounds).build();
    }

    /** The JSON; text that is none stays text, which is no object and so is refused as such. */
    static JsonNode parse(String arguments) {
        try {
            return READER.readTree(arguments);
        } catch (JsonProcessingException e) {
            return TextNode.valueOf(arguments);
        }
    }
}
