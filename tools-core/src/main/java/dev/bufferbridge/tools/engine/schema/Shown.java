package dev.bufferbridge.tools.engine.schema;

import com.fasterxml.jackson.databind.JsonNode;

/** Values that somebody else wrote, short enough for a message. */
final class Shown {

    private static final int LONGEST = 60;

    private Shown() {}

    static String value(JsonNode value) {
        if (value.isObject()) {
            return "an object";
        }
        return value.isArray() ? "a list" : cut(value.toString());
    }

    static String name(String name) {
        return cut(name);
    }

    private static String cut(String text) {
        if (text.length() <= LONGEST) {
            return text;
        }
        int end = Character.isHighSurrogate(text.charAt(LONGEST - 1)) ? LONGEST - 1 : LONGEST;
        return text.substring(0, end) + "…";
    }
}
