package dev.bufferbridge.tools.engine.text;

import org.jspecify.annotations.Nullable;

/**
 * A text seen in a simpler form, with the way back: for every character of the form, where the original characters it stands for begin and end. Used
 * only to match edits.
 */
final class TextView {

    private final String form;
    private final int @Nullable [] starts;
    private final int @Nullable [] ends;

    private TextView(String form, int @Nullable [] starts, int @Nullable [] ends) {
        this.form = form;
        this.starts = starts;
        this.ends = ends;
    }

    /** A form that is the original itself. */
    static TextView same(String original) {
        return new TextView(original, null, null);
    }

    String form() {
        return form;
    }

    /** Where the original of the form's character {@code index} begins. */
    int start(int index) {
        return starts == null ? index : starts[index];
    }

    /** Where the original of the form's character {@code index} ends, exclusive. */
    int end(int index) {
        return ends == null ? index + 1 : ends[index];
    }

    /** Whether a match may begin at this character of the form: it is the first of those that stand for the same original. */
    boolean isBoundary(int index) {
        return starts == null || index == 0 || index == form.length() || starts[index] >= end(index - 1);
    }

    /** Collects a form character by character. */
    static final class Builder {

        private final StringBuilder form;
        private int[] starts;
        private int[] ends;

        Builder(int expectedLength) {
            form = new StringBuilder(expectedLength);
            starts = new int[Math.max(16, expectedLength)];
            ends = new int[starts.length];
        }

        int length() {
            return form.length();
        }

        char charAt(int index) {
            return form.charAt(index);
        }

        void add(char character, int start, int end) {
            int index = form.length();
            if (index == starts.length) {
                int larger = Math.max(index + 16, index + index / 2);
                starts = java.util.Arrays.copyOf(starts, larger);
                ends = java.util.Arrays.copyOf(ends, larger);
            }
            form.append(character);
            starts[index] = start;
            ends[index] = end;
        }

        /** Takes the last characters away again. */
        void truncate(int length) {
            form.setLength(length);
        }

        /** Lets the last character stand for more of the original. */
        void extendLast(int end) {
            ends[form.length() - 1] = end;
        }

        TextView build() {
            return new TextView(form.toString(), starts, ends);
        }
    }
}
