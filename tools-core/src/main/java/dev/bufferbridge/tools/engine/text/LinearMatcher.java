package dev.bufferbridge.tools.engine.text;

import java.util.function.IntPredicate;

/**
 * Finds a literal text in time linear in both lengths, after Knuth, Morris and Pratt: a long text that almost matches everywhere must not cost the product
 * of both. On usual texts {@link String#indexOf(String)} is faster. Immutable.
 */
public final class LinearMatcher {

    private final String needle;
    private final int[] borders;

    /** @param needle not empty */
    public LinearMatcher(String needle) {
        this.needle = needle;
        this.borders = borders(needle);
    }

    public boolean isIn(String text) {
        return !forEach(text, at -> false);
    }

    /**
     * Tells each place, overlapping ones too, in order, until the taker answers false.
     *
     * @return whether the end of the text was reached
     */
    boolean forEach(String text, IntPredicate taker) {
        int matched = 0;
        for (int i = 0; i < text.length(); i++) {
            char character = text.charAt(i);
            while (matched > 0 && needle.charAt(matched) != character) {
                matched = borders[matched - 1];
            }
            if (needle.charAt(matched) == character) {
                matched++;
            }
            if (matched == needle.length()) {
                if (!taker.test(i + 1 - needle.length())) {
                    return false;
                }
                matched = borders[matched - 1];
            }
        }
        return true;
    }

    private static int[] borders(String needle) {
        int[] borders = new int[needle.length()];
        int border = 0;
        for (int i = 1; i < needle.length(); i++) {
            while (border > 0 && needle.charAt(border) != needle.charAt(i)) {
                border = borders[border - 1];
            }
            if (needle.charAt(border) == needle.charAt(i)) {
                border++;
            }
            borders[i] = border;
        }
        return borders;
    }
}
