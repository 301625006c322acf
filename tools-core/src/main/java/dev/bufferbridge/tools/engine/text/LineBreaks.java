package dev.bufferbridge.tools.engine.text;

import dev.bufferbridge.tools.api.TextFormat.LineEnding;
import java.util.ArrayList;
import java.util.List;

/** Finds and changes the line endings of a text. */
public final class LineBreaks {

    private LineBreaks() {}

    /**
     * @param ending the more frequent kind; the first one met where kinds are equally frequent; NONE without any
     * @param mixed whether there is more than one kind
     */
    public record Kinds(LineEnding ending, boolean mixed) {}

    public static Kinds kindsIn(String text) {
        if (text.indexOf('\r') < 0) {
            return new Kinds(text.indexOf('\n') < 0 ? LineEnding.NONE : LineEnding.LF, false);
        }
        return new Counter().count(text).kinds();
    }

    /** Every ending of the text becomes a line feed. */
    public static String toLineFeeds(String text) {
        return text.indexOf('\r') < 0 ? text : text.replace("\r\n", "\n").replace('\r', '\n');
    }

    /** Every ending of the text becomes the given one; NONE leaves line feeds. */
    public static String to(LineEnding ending, String text) {
        String lineFeeds = toLineFeeds(text);
        boolean asIs = ending == LineEnding.LF || ending == LineEnding.NONE;
        return asIs ? lineFeeds : lineFeeds.replace("\n", ending.characters());
    }

    /** The endings between two places, in order, as they are written. */
    static List<String> between(String text, int start, int end) {
        List<String> found = new ArrayList<>();
        for (int i = start; i < end; i++) {
            char character = text.charAt(i);
            if (character == '\n') {
                found.add("\n");
            } else if (character == '\r') {
                boolean pair = i + 1 < end && text.charAt(i + 1) == '\n';
                found.add(pair ? "\r\n" : "\r");
                i += pair ? 1 : 0;
            }
        }
        return found;
    }

    /** The ending of the line that holds the place; that of the line before where the place is in an unended last line; else empty. */
    static String ofLineAt(String text, int offset) {
        for (int i = offset; i < text.length(); i++) {
            if (text.charAt(i) == '\n') {
                return "\n";
            }
            if (text.charAt(i) == '\r') {
                return i + 1 < text.length() && text.charAt(i + 1) == '\n' ? "\r\n" : "\r";
            }
        }
        for (int i = offset - 1; i >= 0; i--) {
            if (text.charAt(i) == '\n') {
                return i > 0 && text.charAt(i - 1) == '\r' ? "\r\n" : "\n";
            }
            if (text.charAt(i) == '\r') {
                return "\r";
            }
        }
        return "";
    }

    private static final class Counter {

        private int lineFeeds;
        private int pairs;
        private int returns;
        private LineEnding first = LineEnding.NONE;

        Counter count(String text) {
            for (int i = 0; i < text.length(); i++) {
                char character = text.charAt(i);
                if (character == '\n') {
                    lineFeeds++;
                    met(LineEnding.LF);
                } else if (character == '\r' && i + 1 < text.length() && text.charAt(i + 1) == '\n') {
                    pairs++;
                    i++;
                    met(LineEnding.CRLF);
                } else if (character == '\r') {
                    returns++;
                    met(LineEnding.CR);
                }
            }
            return this;
        }

        private void met(LineEnding ending) {
            if (first == LineEnding.NONE) {
                first = ending;
            }
        }

        Kinds kinds() {
            int most = Math.max(lineFeeds, Math.max(pairs, returns));
            int present = Integer.signum(lineFeeds) + Integer.signum(pairs) + Integer.signum(returns);
            return new Kinds(most == 0 ? LineEnding.NONE : dominant(most), present > 1);
        }

        private LineEnding dominant(int most) {
            if (frequency(first) == most) {
                return first;
            }
            if (lineFeeds == most) {
                return LineEnding.LF;
            }
            return pairs == most ? LineEnding.CRLF : LineEnding.CR;
        }

        private int frequency(LineEnding ending) {
            return switch (ending) {
                case LF -> lineFeeds;
                case CRLF -> pairs;
                case CR -> returns;
                case NONE -> 0;
            };
        }
    }
}
