package dev.bufferbridge.samples;

/** Colours of a terminal, or none. */
enum Ink {
    COLOURED,
    PLAIN;

    static Ink of(boolean colour) {
        return colour ? COLOURED : PLAIN;
    }

    String bold(String text) {
        return with(text, "1");
    }

    String red(String text) {
        return with(text, "31");
    }

    String green(String text) {
        return with(text, "32");
    }

    String yellow(String text) {
        return with(text, "33");
    }

    private String with(String text, String code) {
        return this == PLAIN ? text : "\u001B[" + code + "m" + text + "\u001B[0m";
    }
}
