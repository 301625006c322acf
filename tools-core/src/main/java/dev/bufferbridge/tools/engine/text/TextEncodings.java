package dev.bufferbridge.tools.engine.text;

import dev.bufferbridge.tools.api.TextFormat;
import java.nio.ByteBuffer;
import java.nio.CharBuffer;
import java.nio.charset.CharacterCodingException;
import java.nio.charset.Charset;
import java.nio.charset.CodingErrorAction;
import java.nio.charset.StandardCharsets;
import java.util.Optional;
import org.jspecify.annotations.Nullable;
import org.mozilla.universalchardet.UniversalDetector;

/**
 * Bytes to text and back: by byte order mark, else strict UTF-8, else what the project says, else a detector's guess (design, "encodings"). What is
 * decoded strictly is encoded back to the same bytes; what is not says {@code lossy}.
 */
public final class TextEncodings {

    private static final int GUESS_FROM_BYTES = 64 * 1024;

    private TextEncodings() {}

    /** Text with how it was stored; without its byte order mark. */
    public record Decoded(String text, TextFormat format) {}

    /** @param declared the charset that the project declares for this file, or null */
    public static Decoded decode(byte[] bytes, @Nullable Charset declared) {
        Optional<ByteOrderMark> mark = ByteOrderMark.of(bytes);
        if (mark.isPresent()) {
            return decodeAs(mark.get().charset(), bytes, mark.get().length());
        }
        String utf8 = strictly(StandardCharsets.UTF_8, bytes, 0);
        if (utf8 != null) {
            return decoded(utf8, StandardCharsets.UTF_8, false, false);
        }
        return decodeAs(declared != null ? declared : guess(bytes), bytes, 0);
    }

    /**
     * The bytes of the text in the given format, with its byte order mark.
     *
     * @throws CharacterCodingException when the charset cannot hold the text
     */
    public static byte[] encode(String text, TextFormat format) throws CharacterCodingException {
        ByteBuffer encoded = format.charset()
                .newEncoder()
                .onMalformedInput(CodingErrorAction.REPORT)
                .onUnmappableCharacter(CodingErrorAction.REPORT)
                .encode(CharBuffer.wrap(text));
        byte[] mark = format.bom() ? ByteOrderMark.bytesFor(format.charset()) : new byte[0];
        byte[] bytes = new byte[mark.length + encoded.remaining()];
        System.arraycopy(mark, 0, bytes, 0, mark.length);
        encoded.get(bytes, mark.length, encoded.remaining());
        return bytes;
    }

    /** The charset that a detector takes such bytes for; windows-1252 when it has no opinion. */
    static Charset guess(byte[] bytes) {
        UniversalDetector detector = new UniversalDetector();
        detector.handleData(bytes, 0, Math.min(bytes.length, GUESS_FROM_BYTES));
        detector.dataEnd();
        String name = detector.getDetectedCharset();
        boolean usable = name != null && Charset.isSupported(name) && Charset.forName(name).canEncode();
        boolean plain = usable && (name.equals("US-ASCII") || name.equals("UTF-8"));
        return usable && !plain ? Charset.forName(name) : Charset.forName("windows-1252");
    }

    private static Decoded decodeAs(Charset charset, byte[] bytes, int skip) {
        String exact = strictly(charset, bytes, skip);
        boolean faithful = exact != null && encodesBack(exact, charset, bytes, skip);
        String text = exact != null ? exact : new String(bytes, skip, bytes.length - skip, charset);
        return decoded(text, charset, skip > 0, !faithful);
    }

    private static Decoded decoded(String text, Charset charset, boolean bom, boolean lossy) {
        LineBreaks.Kinds kinds = LineBreaks.kindsIn(text);
        return new Decoded(text, new TextFormat(charset, bom, kinds.ending(), kinds.mixed(), lossy));
    }

    private static @Nullable String strictly(Charset charset, byte[] bytes, int skip) {
        try {
            return charset.newDecoder()
                    .onMalformedInput(CodingErrorAction.REPORT)
                    .onUnmappableCharacter(CodingErrorAction.REPORT)
                    .decode(ByteBuffer.wrap(bytes, skip, bytes.length - skip))
                    .toString();
        } catch (CharacterCodingException notThisCharset) {
            return null;
        }
    }

    /** Several byte sequences may mean the same character in older charsets; such text would not come back as it was. */
    private static boolean encodesBack(String text, Charset charset, byte[] bytes, int skip) {
        try {
            ByteBuffer encoded = charset.newEncoder()
                    .onUnmappableCharacter(CodingErrorAction.REPORT)
                    .encode(CharBuffer.wrap(text));
            return encoded.equals(ByteBuffer.wrap(bytes, skip, bytes.length - skip));
        } catch (CharacterCodingException cannotComeBack) {
            return false;
        }
    }
}
