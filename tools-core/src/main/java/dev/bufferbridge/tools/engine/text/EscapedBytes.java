package dev.bufferbridge.tools.engine.text;

import java.io.ByteArrayOutputStream;
import java.nio.ByteBuffer;
import java.nio.CharBuffer;
import java.nio.charset.CharacterCodingException;
import java.nio.charset.Charset;
import java.nio.charset.CharsetDecoder;
import java.nio.charset.CharsetEncoder;
import java.nio.charset.CoderResult;
import java.nio.charset.CodingErrorAction;
import java.util.Arrays;

/**
 * Carries bytes that a charset cannot decode through text and back: each becomes a lone surrogate, U+DC00 plus the byte, which no decoded text holds.
 * So a file with a few bad bytes can be edited elsewhere, and those bytes stay.
 */
public final class EscapedBytes {

    private static final char FIRST = '\uDC00';
    private static final char LAST = '\uDCFF';
    private static final char REPLACEMENT = '\uFFFD';

    private EscapedBytes() {}

    /** The text with the undecodable bytes carried along, and with those that would come back as other bytes. */
    static String decode(Charset charset, byte[] bytes, int skip) {
        String text = decodeMalformed(charset, bytes, skip);
        return comesBack(charset, text, bytes, skip) ? text : decodeOneByOne(charset, bytes, skip);
    }

    private static String decodeMalformed(Charset charset, byte[] bytes, int skip) {
        CharsetDecoder decoder = strictDecoder(charset);
        ByteBuffer in = ByteBuffer.wrap(bytes, skip, bytes.length - skip);
        CharBuffer out = CharBuffer.allocate(8 * 1024);
        StringBuilder text = new StringBuilder(bytes.length);
        while (true) {
            CoderResult result = decoder.decode(in, out, true);
            drain(out, text);
            if (result.isError()) {
                carry(bytes, in.position(), result.length(), text);
                in.position(in.position() + result.length());
                decoder.reset();
            } else if (result.isUnderflow()) {
                decoder.flush(out);
                drain(out, text);
                return text.toString();
            }
        }
    }

    private static void drain(CharBuffer out, StringBuilder text) {
        text.append(out.flip());
        out.clear();
    }

    private static boolean comesBack(Charset charset, String text, byte[] bytes, int skip) {
        try {
            return ByteBuffer.wrap(encode(charset, text)).equals(ByteBuffer.wrap(bytes, skip, bytes.length - skip));
        } catch (CharacterCodingException cannotComeBack) {
            return false;
        }
    }

    /** Older charsets have several codes for some characters: a code that is not the one the encoder writes is carried as bytes. */
    private static String decodeOneByOne(Charset charset, byte[] bytes, int skip) {
        CharsetDecoder decoder = strictDecoder(charset);
        ByteBuffer in = ByteBuffer.wrap(bytes, skip, bytes.length - skip);
        CharBuffer out = CharBuffer.allocate(2);
        StringBuilder text = new StringBuilder(bytes.length);
        while (in.hasRemaining()) {
            int start = in.position();
            CoderResult result = decoder.decode(in, out.clear().limit(1), true);
            if (in.position() == start && result.isOverflow()) {
                result = decoder.decode(in, out.clear(), true);
            }
            if (in.position() == start) {
                in.position(start + Math.max(1, result.isError() ? result.length() : 1));
                decoder.reset();
            }
            String character = out.flip().toString();
            if (comesBack(charset, character, Arrays.copyOfRange(bytes, start, in.position()), 0)) {
                text.append(character);
            } else {
                carry(bytes, start, in.position() - start, text);
            }
        }
        return text.toString();
    }

    private static void carry(byte[] bytes, int start, int length, StringBuilder text) {
        for (int i = start; i < start + length; i++) {
            text.append((char) (FIRST + (bytes[i] & 0xFF)));
        }
    }

    private static CharsetDecoder strictDecoder(Charset charset) {
        return charset.newDecoder()
                .onMalformedInput(CodingErrorAction.REPORT)
                .onUnmappableCharacter(CodingErrorAction.REPORT);
    }

    /** @throws CharacterCodingException when the charset cannot hold the text apart from the carried bytes */
    static byte[] encode(Charset charset, String text) throws CharacterCodingException {
        CharsetEncoder encoder = charset.newEncoder()
                .onMalformedInput(CodingErrorAction.REPORT)
                .onUnmappableCharacter(CodingErrorAction.REPORT);
        ByteArrayOutputStream bytes = new ByteArrayOutputStream(text.length());
        int start = 0;
        for (int i = 0; i <= text.length(); i++) {
            boolean escaped = i < text.length() && isCarried(text, i);
            if (escaped || i == text.length()) {
                ByteBuffer part = encoder.encode(CharBuffer.wrap(text, start, i));
                bytes.write(part.array(), part.arrayOffset() + part.position(), part.remaining());
                start = i + 1;
            }
            if (escaped) {
                bytes.write(text.charAt(i) - FIRST);
            }
        }
        return bytes.toByteArray();
    }

    /** The text as it may be shown: carried bytes become U+FFFD. */
    public static String shown(String text) {
        if (TextCut.isAscii(text)) {
            return text;
        }
        StringBuilder shown = null;
        for (int i = 0; i < text.length(); i++) {
            if (isCarried(text, i)) {
                shown = shown == null ? new StringBuilder(text) : shown;
                shown.setCharAt(i, REPLACEMENT);
            }
        }
        return shown == null ? text : shown.toString();
    }

    private static boolean isCarried(String text, int index) {
        char character = text.charAt(index);
        boolean inRange = character >= FIRST && character <= LAST;
        return inRange && (index == 0 || !Character.isHighSurrogate(text.charAt(index - 1)));
    }
}
