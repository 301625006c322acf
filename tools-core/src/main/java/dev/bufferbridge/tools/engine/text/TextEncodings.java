package dev.bufferbridge.tools.engine.text;

import dev.bufferbridge.tools.api.TextFormat;
import java.nio.ByteBuffer;
import java.nio.CharBuffer;
import java.nio.charset.CharacterCodingException;
import java.nio.charset.Charset;
import java.nio.charset.CharsetDecoder;
import java.nio.charset.CoderResult;
import java.nio.charset.CodingErrorAction;
import java.nio.charset.StandardCharsets;
import java.util.Arrays;
import java.util.Optional;
import org.jspecify.annotations.Nullable;
import org.mozilla.universalchardet.UniversalDetector;

/**
 * Bytes to text and back: by byte order mark, else strict UTF-8, else what the project says, else a detector's guess (design, "encodings"). What is
 * decoded strictly is encoded back to the same bytes. What is not says {@code lossy}; its undecodable bytes are carried along as {@link EscapedBytes}.
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
        byte[] encoded =
                format.lossy() ? EscapedBytes.encode(format.charset(), text) : strictly(format.charset(), text);
        byte[] mark = format.bom() ? ByteOrderMark.bytesFor(format.charset()) : new byte[0];
        byte[] bytes = Arrays.copyOf(mark, mark.length + encoded.length);
        System.arraycopy(encoded, 0, bytes, mark.length, encoded.length);
        return bytes;
    }

    /**
     * The charset of text without a byte order mark, judged by its beginning.
     *
     * @param cut whether the beginning is not the whole, so that its last character may be incomplete
     */
    public static Charset charsetOf(byte[] start, boolean cut, @Nullable Charset declared) {
        if (isUtf8(start, cut)) {
            return StandardCharsets.UTF_8;
        }
        return declared != null ? declared : guess(start);
    }

    /** Whether the text holds whole characters only, no half of a surrogate pair. */
    public static boolean isWellFormed(String text) {
        return TextCut.isAscii(text) || StandardCharsets.UTF_8.newEncoder().canEncode(text);
    }

    private static boolean isUtf8(byte[] start, boolean cut) {
        CharsetDecoder decoder = StandardCharsets.UTF_8
                .newDecoder()
                .onMalformedInput(CodingErrorAction.REPORT)
                .onUnmappableCharacter(CodingErrorAction.REPORT);
        ByteBuffer in = ByteBuffer.wrap(start);
        CharBuffer out = CharBuffer.allocate(8 * 1024);
        CoderResult result = decoder.decode(in, out, !cut);
        while (result.isOverflow()) {
            out.clear();
            result = decoder.decode(in, out, !cut);
        }
        return !result.isError();
    }

    /** The charset that a detector takes such bytes for, judged around the first that is not ASCII; windows-1252 when it has no opinion. */
    static Charset guess(byte[] bytes) {
        UniversalDetector detector = new UniversalDetector();
        int start = Math.max(0, asciiLength(bytes) - GUESS_FROM_BYTES / 2);
        detector.handleData(bytes, start, Math.min(bytes.length - start, GUESS_FROM_BYTES));
        detector.dataEnd();
        String name = detector.getDetectedCharset();
        boolean usable = name != null
                && Charset.isSupported(name)
                && Charset.forName(name).canEncode();
        boolean plain = usable && (name.equals("US-ASCII") || name.equals("UTF-8"));
        return usable && !plain ? Charset.forName(name) : Charset.forName("windows-1252");
    }

    /** How many bytes at the beginning are ASCII. */
    public static int asciiLength(byte[] bytes) {
        int length = 0;
        while (length < bytes.length && bytes[length] >= 0) {
            length++;
        }
        return length;
    }

    private static Decoded decodeAs(Charset charset, byte[] bytes, int skip) {
        String exact = strictly(charset, bytes, skip);
        boolean faithful = exact != null && encodesBack(exact, charset, bytes, skip);
        return faithful
                ? decoded(exact, charset, skip > 0, false)
                : decoded(EscapedBytes.decode(charset, bytes, skip), charset, skip > 0, true);
    }

    private static Decoded decoded(String text, Charset charset, boolean bom, boolean lossy) {
        LineBreaks.Kinds kinds = LineBreaks.kindsIn(text);
        return new Decoded(text, new TextFormat(charset, bom, kinds.ending(), kinds.mixed(), lossy));
    }

    private static byte[] strictly(Charset charset, String text) throws CharacterCodingException {
        ByteBuffer encoded = charset.newEncoder()
                .onMalformedInput(CodingErrorAction.REPORT)
                .onUnmappableCharacter(CodingErrorAction.REPORT)
                .encode(CharBuffer.wrap(text));
        return Arrays.copyOfRange(
                encoded.array(), encoded.arrayOffset() + encoded.position(), encoded.arrayOffset() + encoded.limit());
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
