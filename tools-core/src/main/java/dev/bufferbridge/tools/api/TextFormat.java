package dev.bufferbridge.tools.api;

import java.nio.charset.Charset;
import java.nio.charset.StandardCharsets;

/**
 * How text is stored.
 *
 * @param bom whether a byte order mark stands first
 * @param ending the only, or the more frequent, line ending
 * @param mixedEndings whether there are several kinds of line ending
 * @param lossy whether some bytes could not be decoded, so that the text is not the file
 */
public record TextFormat(Charset charset, boolean bom, LineEnding ending, boolean mixedEndings, boolean lossy) {

    /** What a new file gets. */
    public static final TextFormat UTF8_LF = new TextFormat(StandardCharsets.UTF_8, false, LineEnding.LF, false, false);

    /** How lines end. NONE: there is no line ending at all. */
    public enum LineEnding {
        LF("\n"),
        CRLF("\r\n"),
        CR("\r"),
        NONE("");

        private final String characters;

        LineEnding(String characters) {
            this.characters = characters;
        }

        public String characters() {
            return characters;
        }
    }
}
