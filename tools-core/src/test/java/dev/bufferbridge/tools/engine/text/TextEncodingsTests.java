package dev.bufferbridge.tools.engine.text;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.bufferbridge.rows.Row;
import dev.bufferbridge.tools.api.TextFormat;
import dev.bufferbridge.tools.api.TextFormat.LineEnding;
import dev.bufferbridge.tools.engine.text.TextEncodings.Decoded;
import java.io.ByteArrayOutputStream;
import java.nio.charset.CharacterCodingException;
import java.nio.charset.Charset;
import java.nio.charset.StandardCharsets;
import java.util.Arrays;
import java.util.HexFormat;
import java.util.List;
import java.util.Random;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.junit.jupiter.params.provider.ValueSource;

final class TextEncodingsTests {

    private static final Charset WINDOWS = Charset.forName("windows-1252");
    private static final Charset SHIFT_JIS = Charset.forName("Shift_JIS");

    @ParameterizedTest
    @EnumSource
    @Row({"P-166", "O-052"})
    void aByteOrderMarkSaysTheCharsetAndComesBack(ByteOrderMark mark) throws CharacterCodingException {
        byte[] stored = concat(ByteOrderMark.bytesFor(mark.charset()), "é€😀\r\n".getBytes(mark.charset()));

        Decoded decoded = TextEncodings.decode(stored, null);

        assertEquals(
                new Decoded("é€😀\r\n", new TextFormat(mark.charset(), true, LineEnding.CRLF, false, false)), decoded);
        assertArrayEquals(stored, TextEncodings.encode(decoded.text(), decoded.format()));
    }

    @Test
    void aMarkAloneIsAnEmptyText() throws CharacterCodingException {
        for (ByteOrderMark mark : ByteOrderMark.values()) {
            byte[] stored = ByteOrderMark.bytesFor(mark.charset());
            Decoded decoded = TextEncodings.decode(stored, null);
            assertEquals("", decoded.text());
            assertArrayEquals(stored, TextEncodings.encode("", decoded.format()));
        }
    }

    @Test
    void strictUtf8WinsOverWhatIsDeclared() {
        byte[] stored = "ção\n".getBytes(StandardCharsets.UTF_8);

        assertEquals(
                new Decoded("ção\n", TextFormat.UTF8_LF), TextEncodings.decode(stored, StandardCharsets.ISO_8859_1));
    }

    @Test
    @Row("O-053")
    void whatIsNoUtf8IsReadAsDeclared() {
        byte[] stored = HexFormat.of().parseHex("e7e36f");

        assertEquals(
                new Decoded("ção", new TextFormat(StandardCharsets.ISO_8859_1, false, LineEnding.NONE, false, false)),
                TextEncodings.decode(stored, StandardCharsets.ISO_8859_1));
    }

    @Test
    @Row("O-053")
    void windows1252IsGuessedAndComesBack() throws CharacterCodingException {
        String text = "ação, não é? Palavras em português “assim” – 5 €\n";
        byte[] stored = text.getBytes(WINDOWS);

        Decoded decoded = TextEncodings.decode(stored, null);

        assertEquals(text, decoded.text());
        assertArrayEquals(stored, TextEncodings.encode(decoded.text(), decoded.format()));
    }

    @Test
    @Row("O-053")
    void theSmallestCaseComesBackWhateverItIsTakenFor() throws CharacterCodingException {
        byte[] stored = HexFormat.of().parseHex("e7e36f");

        Decoded decoded = TextEncodings.decode(stored, null);

        assertArrayEquals(stored, TextEncodings.encode(decoded.text(), decoded.format()));
    }

    @Test
    @Row("O-054")
    void shiftJisIsGuessedAndTakesKanaButNoEmoji() throws CharacterCodingException {
        String text = "これは日本語の文章です。\nとても長いです。\n";
        Decoded decoded = TextEncodings.decode(text.getBytes(SHIFT_JIS), null);

        assertEquals(text, decoded.text());
        assertArrayEquals((text + "かな\n").getBytes(SHIFT_JIS), TextEncodings.encode(text + "かな\n", decoded.format()));
        assertThrows(CharacterCodingException.class, () -> TextEncodings.encode("😀", decoded.format()));
    }

    @Test
    @Row("O-053")
    void badBytesAreCarriedThroughAndShownAsReplaced() throws CharacterCodingException {
        byte[] stored = HexFormat.of().parseHex("61ff62c3280a");

        Decoded decoded = TextEncodings.decode(concat(utf8Mark(), stored), null);
        String edited = decoded.text().replace("a", "é");

        assertTrue(decoded.format().lossy());
        assertEquals("a\uFFFDb\uFFFD(\n", EscapedBytes.shown(decoded.text()));
        assertArrayEquals(
                concat(utf8Mark(), HexFormat.of().parseHex("c3a9ff62c3280a")),
                TextEncodings.encode(edited, decoded.format()));
    }

    @ParameterizedTest
    @ValueSource(strings = {"61ff", "ff", "c3", "e282", "f09f98", "61c3"})
    @Row("O-053")
    void badBytesAtTheVeryEndAreCarriedToo(String hex) throws CharacterCodingException {
        byte[] stored = concat(utf8Mark(), HexFormat.of().parseHex(hex));

        Decoded decoded = TextEncodings.decode(stored, null);

        assertTrue(decoded.format().lossy());
        assertArrayEquals(stored, TextEncodings.encode(decoded.text(), decoded.format()));
    }

    @Test
    @Row("O-054")
    void aCodeThatTheEncoderWouldWriteDifferentlyIsKept() throws CharacterCodingException {
        Charset japanese = Charset.forName("windows-31j");
        // two codes of one character: the encoder knows only the second
        byte[] stored = HexFormat.of().parseHex("ed40fa5c0a");

        Decoded decoded = TextEncodings.decode(stored, japanese);
        String edited = decoded.text() + "x\n";

        assertTrue(decoded.format().lossy());
        assertArrayEquals(
                concat(stored, "x\n".getBytes(StandardCharsets.US_ASCII)),
                TextEncodings.encode(edited, decoded.format()));
    }

    @Test
    @Row({"O-053", "O-054"})
    void anyBytesComeBackUnderAnyCharset() throws CharacterCodingException {
        List<@Nullable Charset> charsets = Arrays.asList(
                null,
                StandardCharsets.ISO_8859_1,
                WINDOWS,
                SHIFT_JIS,
                Charset.forName("windows-31j"),
                Charset.forName("EUC-JP"),
                Charset.forName("GB18030"),
                Charset.forName("Big5"),
                StandardCharsets.UTF_16LE,
                StandardCharsets.UTF_16BE);
        Random random = new Random(7);
        for (int round = 0; round < 2_000; round++) {
            byte[] stored = new byte[random.nextInt(60)];
            random.nextBytes(stored);
            if (round % 3 == 0) {
                stored = concat(mark(random), stored);
            }
            Charset declared = charsets.get(random.nextInt(charsets.size()));
            Decoded decoded = TextEncodings.decode(stored, declared);
            assertArrayEquals(
                    stored, TextEncodings.encode(decoded.text(), decoded.format()), "round " + round + " " + declared);
        }
    }

    @Test
    void halfASurrogatePairIsNoText() {
        assertThrows(CharacterCodingException.class, () -> TextEncodings.encode("a\uD83D", TextFormat.UTF8_LF));
        assertThrows(CharacterCodingException.class, () -> TextEncodings.encode("a\uDC80", TextFormat.UTF8_LF));
        assertFalse(TextEncodings.isWellFormed("\uDE00\uD83D"));
        assertTrue(TextEncodings.isWellFormed("😀"));
    }

    @Test
    void theBeginningIsJudgedWithoutItsCutLastCharacter() {
        byte[] text = "aé".getBytes(StandardCharsets.UTF_8);
        byte[] cut = Arrays.copyOf(text, 2);

        assertEquals(StandardCharsets.UTF_8, TextEncodings.charsetOf(cut, true, WINDOWS));
        assertEquals(WINDOWS, TextEncodings.charsetOf(cut, false, WINDOWS));
    }

    @Test
    void lineEndingsAreCounted() {
        assertEquals(new LineBreaks.Kinds(LineEnding.NONE, false), LineBreaks.kindsIn("a"));
        assertEquals(new LineBreaks.Kinds(LineEnding.LF, true), LineBreaks.kindsIn("a\nb\nc\r\n"));
        assertEquals(new LineBreaks.Kinds(LineEnding.CRLF, true), LineBreaks.kindsIn("a\r\nb\nc\r\n"));
        assertEquals(new LineBreaks.Kinds(LineEnding.CR, false), LineBreaks.kindsIn("a\rb\r"));
        assertEquals(new LineBreaks.Kinds(LineEnding.CRLF, true), LineBreaks.kindsIn("a\r\nb\n"));
        assertEquals("a\r\nb\r\nc\r\n", LineBreaks.to(LineEnding.CRLF, "a\nb\rc\r\n"));
        assertEquals("a\nb\n", LineBreaks.to(LineEnding.NONE, "a\r\nb\n"));
    }

    private static byte[] mark(Random random) {
        ByteOrderMark[] marks = ByteOrderMark.values();
        return ByteOrderMark.bytesFor(marks[random.nextInt(marks.length)].charset());
    }

    private static byte[] utf8Mark() {
        return ByteOrderMark.bytesFor(StandardCharsets.UTF_8);
    }

    private static byte[] concat(byte[] one, byte[] other) {
        ByteArrayOutputStream both = new ByteArrayOutputStream();
        both.writeBytes(one);
        both.writeBytes(other);
        return both.toByteArray();
    }
}
