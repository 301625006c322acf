package dev.bufferbridge.tools.engine.text;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.bufferbridge.rows.Row;
import dev.bufferbridge.tools.api.TextFormat;
import dev.bufferbridge.tools.api.TextFormat.LineEnding;
import java.nio.charset.CharacterCodingException;
import java.nio.charset.Charset;
import java.nio.charset.StandardCharsets;
import java.util.Random;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Bytes to text and back, never changing a byte that nobody edited. */
final class EncodingRoundTripTests {

    @ParameterizedTest
    @ValueSource(strings = {"UTF-8", "UTF-16LE", "UTF-16BE", "UTF-32LE", "UTF-32BE"})
    @Row({"P-166", "O-052"})
    void aMarkNamesTheCharsetAndComesBack(String name) throws CharacterCodingException {
        Charset charset = Charset.forName(name);
        byte[] bytes = "\uFEFFna\u00EFve \uD83D\uDE00\r\n".getBytes(charset);

        TextEncodings.Decoded decoded = TextEncodings.decode(bytes, StandardCharsets.ISO_8859_1);

        assertEquals(
                new TextEncodings.Decoded(
                        "na\u00EFve \uD83D\uDE00\r\n", new TextFormat(charset, true, LineEnding.CRLF, false, false)),
                decoded);
        assertArrayEquals(bytes, TextEncodings.encode(decoded.text(), decoded.format()));
    }

    @Test
    @Row({"O-053", "O-054"})
    void strictUtf8ComesBeforeWhatTheProjectSays() {
        byte[] utf8 = "\u00E7\u00E3o".getBytes(StandardCharsets.UTF_8);
        byte[] latin = "\u00E7\u00E3o".getBytes(StandardCharsets.ISO_8859_1);

        assertEquals(
                StandardCharsets.UTF_8,
                TextEncodings.decode(utf8, StandardCharsets.ISO_8859_1).format().charset());
        assertEquals(
                new TextEncodings.Decoded(
                        "\u00E7\u00E3o",
                        new TextFormat(StandardCharsets.ISO_8859_1, false, LineEnding.NONE, false, false)),
                TextEncodings.decode(latin, StandardCharsets.ISO_8859_1));
    }

    @Test
    @Row("O-054")
    void guessesJapaneseTextThatNothingDeclares() {
        Charset shiftJis = Charset.forName("Shift_JIS");
        String text =
                "\u3053\u308C\u306F\u65E5\u672C\u8A9E\u306E\u6587\u7AE0\u3067\u3059\u3002\u4ECA\u65E5\u306F\u3044\u3044\u5929\u6C17\u3067\u3059\u306D\u3002\n";

        assertEquals(
                text,
                TextEncodings.decode(text.repeat(5).getBytes(shiftJis), null)
                        .text()
                        .substring(0, text.length()));
    }

    @ParameterizedTest
    @ValueSource(strings = {"UTF-8", "windows-1252", "Shift_JIS", "EUC-KR", "GB18030", "UTF-16LE"})
    @Row({"O-053", "O-054"})
    void anyBytesComeBackAsTheyWere(String declared) throws CharacterCodingException {
        Random random = new Random(7);
        for (int i = 0; i < 300; i++) {
            byte[] bytes = new byte[random.nextInt(200)];
            random.nextBytes(bytes);

            TextEncodings.Decoded decoded = TextEncodings.decode(bytes, Charset.forName(declared));

            assertArrayEquals(bytes, TextEncodings.encode(decoded.text(), decoded.format()));
        }
    }

    @Test
    @Row({"O-053", "O-054"})
    void whatACharsetCannotHoldIsRefused() {
        TextFormat latin = new TextFormat(StandardCharsets.ISO_8859_1, false, LineEnding.LF, false, false);
        TextFormat lossy = new TextFormat(StandardCharsets.US_ASCII, false, LineEnding.LF, false, true);

        assertThrows(CharacterCodingException.class, () -> TextEncodings.encode("\u20AC", latin));
        assertThrows(CharacterCodingException.class, () -> TextEncodings.encode("\u20AC", lossy));
        assertThrows(CharacterCodingException.class, () -> TextEncodings.encode("\uD83D", TextFormat.UTF8_LF));
    }

    @Test
    @Row("O-053")
    void undecodableBytesAreSaidAndShownReplaced() {
        TextEncodings.Decoded decoded =
                TextEncodings.decode(new byte[] {'a', (byte) 0xFF, 'b'}, StandardCharsets.UTF_8);

        assertTrue(decoded.format().lossy());
        assertEquals("a\uFFFDb", EscapedBytes.shown(decoded.text()));
    }

    @Test
    @Row({"P-167", "A-14"})
    void theMoreFrequentEndingIsNamed() {
        assertEquals(new LineBreaks.Kinds(LineEnding.CRLF, true), LineBreaks.kindsIn("a\r\nb\r\nc\n"));
        assertEquals(new LineBreaks.Kinds(LineEnding.LF, true), LineBreaks.kindsIn("a\nb\r\nc\n"));
        assertEquals(new LineBreaks.Kinds(LineEnding.CR, false), LineBreaks.kindsIn("a\rb\r"));
        assertEquals(new LineBreaks.Kinds(LineEnding.NONE, false), LineBreaks.kindsIn("a"));
    }

    @Test
    @Row("O-012")
    void cutsBetweenCharacters() {
        assertEquals("\u20AC", TextCut.head("\u20AC\u20AC", 5));
        assertEquals("", TextCut.head("\uD83D\uDE00", 3));
        assertEquals("\uD83D\uDE00", TextCut.head("\uD83D\uDE00x", 4));
        assertEquals(9, TextCut.utf8Bytes("\u00E9\u20AC\uD83D\uDE00"));
    }

    @Test
    @Row("P-073")
    void sizesAreForPeople() {
        assertEquals("1023B", TextCut.size(1023));
        assertEquals("50.0KB", TextCut.size(51_200));
        assertEquals("1.5MB", TextCut.size(1_572_864));
    }

    @Test
    @Row("O-055")
    void aNulMeansBinaryUnlessAMarkExplainsIt() {
        assertTrue(FileSniffer.isBinary(new byte[] {'a', 0, 'b'}));
        assertFalse(FileSniffer.isBinary("\uFEFFab".getBytes(StandardCharsets.UTF_16LE)));
        assertFalse(FileSniffer.isBinary("ab".getBytes(StandardCharsets.UTF_8)));
    }
}
