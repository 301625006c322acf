package dev.bufferbridge.tools.coding;

import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.json.JsonMapper;
import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import dev.bufferbridge.tools.api.ToolException;

/** Takes the two forms of edits that models write besides the right one: the list as a JSON string, and one edit spread over the call itself. */
final class LenientEdits {

    private static final JsonMapper JSON = new JsonMapper();

    private LenientEdits() {}

    /** The arguments in the form of the schema; the given ones stay as they are. */
    static ObjectNode straightened(ObjectNode arguments) throws ToolException {
        JsonNode edits = arguments.get("edits");
        boolean spread = arguments.has("oldText") || arguments.has("newText");
        boolean quoted = edits != null && edits.isTextual();
        if (!spread && !quoted) {
            return arguments;
        }
        ObjectNode straight = arguments.deepCopy();
        if (quoted) {
            straight.set("edits", parsed(edits.textValue()));
        }
        if (spread) {
            append(straight);
        }
        return straight;
    }

    private static void append(ObjectNode arguments) {
        JsonNode present = arguments.get("edits");
        ArrayNode edits = present instanceof ArrayNode list ? list : arguments.arrayNode();
        ObjectNode edit = edits.addObject();
        for (String name : new String[] {"oldText", "newText"}) {
            JsonNode value = arguments.remove(name);
            if (value != null) {
                edit.set(name, value);
            }
        }
        arguments.set("edits", edits);
    }

    private static JsonNode parsed(String text) throws ToolException {
        try {
            return JSON.readTree(text);
        } catch (JsonProcessingException e) {
            throw ToolException.badArguments(
                    "edits is a string that is no JSON; give a list of {\"oldText\", \"newText\"} objects");
        }
    }
}
