package dev.bufferbridge.editor;

import dev.bufferbridge.tools.api.TextFormat;
import dev.bufferbridge.tools.api.TextFormat.LineEnding;
import dev.bufferbridge.tools.engine.text.LineBreaks;

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

    /** The format of a text that an editor shows of a file stored so: the file's encoding, the text's own line endings. */
    static TextFormat formatOf(String text, TextFormat stored) {
        LineBreaks.Kinds kinds = LineBreaks.kindsIn(text);
        return new TextFormat(stored.charset(), stored.bom(), kinds.ending(), kinds.mixed(), false);
    }

    private static boolean isPlain(String text) {
        return text.indexOf('\r') < 0;
    }

    private static String plain(String text) {
        return isPlain(text) ? text : text.replace("\r\n", "\n");
    }
}
