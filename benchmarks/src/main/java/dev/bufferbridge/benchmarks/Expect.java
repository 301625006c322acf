package dev.bufferbridge.benchmarks;

/** Checks of results: figures of a wrong result are worth nothing, so the run ends with the first one. */
final class Expect {

    private static final int SHOWN = 200;

    private Expect() {}

    static void same(String what, Object expected, Object actual) {
        if (!expected.equals(actual)) {
            throw new IllegalStateException(what + " should be " + brief(expected) + " and is " + brief(actual));
        }
    }

    private static String brief(Object value) {
        String text = String.valueOf(value);
        return text.length() <= SHOWN ? text : text.substring(0, SHOWN) + "… (" + text.length() + " characters)";
    }
}
