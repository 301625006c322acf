package dev.bufferbridge.editor;

import dev.bufferbridge.tools.api.TextFormat;
import dev.bufferbridge.tools.api.TextFormat.LineEnding;

/**
 * Compares and converts text between the form an editor shows and the form on disk: many editors show every line ending as LF and put the
 * file's own back when they save.
 */
final class LineForms {

    private LineForms() {}

    /** Whether both say the same, line endings aside where one side shows LF only. */
    static boolean sameLines(String left, String right) {
        if (left.equals(right)) {
            return true;
        }
        boolean leftPlain = isPlain(left);
        boolean rightPlain = isPlain(right);
        if (leftPlain == rightPlain) {
            return false;
        }
        return plain(left).equals(plain(right));
    }

    /** The disk's text as an editor shows it that shows {@code served} of the same file. */
    static String asServed(String diskText, String served) {
        return isPlain(served) && served.indexOf('\n') >= 0 ? plain(diskText) : diskText;
    }

    /** Text in the editor's form as the disk has to have it. */
    static String asStored(String text, TextFormat disk) {
        boolean unified = disk.ending() == LineEnding.CRLF && !disk.mixedEndings();
        return unified && isPlain(text) ? text.replace("\n", "\r\n") : text;
    }

    /** What the endings of the text are. */
    static TextFormat formatOf(String text, TextFormat stored) {
        int crlf = 0;
        int lf = 0;
        int cr = 0;
        for (int i = 0; i < text.length(); i++) {
            char c = text.charAt(i);
            if (c == '\n') {
                lf++;
            } else if (c == '\r') {
                if (i + 1 < text.length() && text.charAt(i + 1) == '\n') {
                    crlf++;
                    i++;
                } else {
                    cr++;
                }
            }
        }
        int kinds = (crlf > 0 ? 1 : 0) + (lf > 0 ? 1 : 0) + (cr > 0 ? 1 : 0);
        return new TextFormat(stored.charset(), stored.bom(), mostFrequent(crlf, lf, cr), kinds > 1, false);
    }

    private static LineEnding mostFrequent(int crlf, int lf, int cr) {
        if (crlf + lf + cr == 0) {
            return LineEnding.NONE;
        }
        if (crlf > lf && crlf >= cr) {
            return LineEnding.CRLF;
        }
        return lf >= cr ? LineEnding.LF : LineEnding.CR;
    }

    private static boolean isPlain(String text) {
        return text.indexOf('\r') < 0;
    }

    private static String plain(String text) {
        return isPlain(text) ? text : text.replace("\r\n", "\n");
    }
}
