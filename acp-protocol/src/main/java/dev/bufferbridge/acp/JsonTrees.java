package dev.bufferbridge.acp;

import com.fasterxml.jackson.core.JsonGenerator;
import com.fasterxml.jackson.core.JsonParser;
import com.fasterxml.jackson.core.JsonToken;
import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.DecimalNode;
import com.fasterxml.jackson.databind.node.JsonNodeFactory;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.io.IOException;
import java.util.Map;

/**
 * Reads and writes trees by Jackson's parser and generator alone. An object mapper would do the same, but making one takes
 * a third of the time from the start of the program to its first answer.
 */
final class JsonTrees {

    private static final JsonNodeFactory NODES = JsonNodeFactory.instance;

    private JsonTrees() {}

    /** The one value of a text; depth and lengths are the parser's to bound. */
    static JsonNode read(JsonParser parser) throws IOException {
        JsonToken first = parser.nextToken();
        if (first == null) {
            throw new IOException("there is no value");
        }
        JsonNode tree = read(parser, first);
        if (parser.nextToken() != null) {
            throw new IOException("there is more than one value");
        }
        return tree;
    }

    private static JsonNode read(JsonParser parser, JsonToken token) throws IOException {
        return switch (token) {
            case START_OBJECT -> readObject(parser);
            case START_ARRAY -> readArray(parser);
            case VALUE_STRING -> NODES.textNode(parser.getText());
            case VALUE_NUMBER_INT -> readInteger(parser);
            case VALUE_NUMBER_FLOAT -> DecimalNode.valueOf(parser.getDecimalValue());
            case VALUE_TRUE -> NODES.booleanNode(true);
            case VALUE_FALSE -> NODES.booleanNode(false);
            case VALUE_NULL -> NODES.nullNode();
            default -> throw new IOException("no value begins here");
        };
    }

    private static ObjectNode readObject(JsonParser parser) throws IOException {
        ObjectNode object = NODES.objectNode();
        for (String name = parser.nextFieldName(); name != null; name = parser.nextFieldName()) {
            object.set(name, read(parser, parser.nextToken()));
        }
        return object;
    }

    private static ArrayNode readArray(JsonParser parser) throws IOException {
        ArrayNode array = NODES.arrayNode();
        for (JsonToken token = parser.nextToken(); token != JsonToken.END_ARRAY; token = parser.nextToken()) {
            array.add(read(parser, token));
        }
        return array;
    }

    private static JsonNode readInteger(JsonParser parser) throws IOException {
        return switch (parser.getNumberType()) {
            case INT -> NODES.numberNode(parser.getIntValue());
            case LONG -> NODES.numberNode(parser.getLongValue());
            default -> NODES.numberNode(parser.getBigIntegerValue());
        };
    }

    static void write(JsonGenerator json, JsonNode tree) throws IOException {
        switch (tree.getNodeType()) {
            case OBJECT -> writeObject(json, tree);
            case ARRAY -> writeArray(json, tree);
            case STRING, BINARY -> json.writeString(tree.asText());
            case NUMBER -> writeNumber(json, tree);
            case BOOLEAN -> json.writeBoolean(tree.booleanValue());
            case NULL, MISSING -> json.writeNull();
            case POJO -> throw new IllegalArgumentException("a message is made of JSON, not of Java objects");
        }
    }

    private static void writeObject(JsonGenerator json, JsonNode object) throws IOException {
        json.writeStartObject();
        for (Map.Entry<String, JsonNode> field : object.properties()) {
            json.writeFieldName(field.getKey());
            write(json, field.getValue());
        }
        json.writeEndObject();
    }

    private static void writeArray(JsonGenerator json, JsonNode array) throws IOException {
        json.writeStartArray();
        for (JsonNode element : array) {
            write(json, element);
        }
        json.writeEndArray();
    }

    private static void writeNumber(JsonGenerator json, JsonNode number) throws IOException {
        switch (number.numberType()) {
            case INT, LONG -> json.writeNumber(number.longValue());
            case BIG_INTEGER -> json.writeNumber(number.bigIntegerValue());
            case FLOAT -> json.writeNumber(number.floatValue());
            case DOUBLE -> json.writeNumber(number.doubleValue());
            case BIG_DECIMAL -> json.writeNumber(number.decimalValue());
        }
    }
}
