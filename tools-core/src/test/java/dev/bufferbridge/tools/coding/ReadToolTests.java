package dev.bufferbridge.tools.coding;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.fasterxml.jackson.databind.node.JsonNodeFactory;
import com.fasterxml.jackson.databind.node.ObjectNode;
import dev.bufferbridge.rows.Row;
import dev.bufferbridge.tools.api.BlockedReason;
import dev.bufferbridge.tools.api.Limit;
import dev.bufferbridge.tools.api.Limits;
import dev.bufferbridge.tools.api.ReadLedger;
import dev.bufferbridge.tools.api.ToolEffect;
import dev.bufferbridge.tools.api.ToolException;
import dev.bufferbridge.tools.api.ToolKind;
import dev.bufferbridge.tools.api.ToolResult;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Objects;
import java.util.concurrent.CancellationException;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Assertions;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Pages of text as the read tool shows them. */
final class ReadToolTests {

    @TempDir
    Path cwd;

    private final ReadLedger ledger = new ReadLedger();
    private CallRunner read;

    @BeforeEach
    void createTool() {
        read = withLimits(Limits.defaults());
    }

    @Test
    @Row({"P-003", "P-008", "P-020"})
    void isAReadThatChangesNothing() {
        var definition = ReadTool.create(cwd).definition();

        assertEquals("read", definition.name());
        assertEquals(ToolKind.READ, definition.kind());
        assertEquals(ToolEffect.OBSERVATION, definition.effect());
        assertFalse(definition.exclusive());
        assertFalse(definition.parameters().get("additionalProperties").booleanValue());
    }

    @Test
    @Row("P-070")
    void takesRelativeAndAbsolutePathsAndFileUris() throws IOException {
        Path file = write("d/a.txt", "one\n");

        assertEquals("one\n", read.text("{'path':'d/a.txt'}"));
        assertEquals("one\n", read.text("{'path':'" + file + "'}"));
        assertEquals("one\n", read.text("{'path':'" + file.toUri() + "'}"));
    }

    @Test
    @Row("O-158")
    void isTitledByAPathRelativeInsideTheWorkingDirectoryOnly() throws Exception {
        write("d/a.txt", "one\n");
        Path outside = cwd.resolveSibling(cwd.getFileName() + "b").resolve("x.txt");

        assertEquals(
                "Read d/a.txt", read.prepare("{'path':'d/a.txt'}").preview().title());
        assertEquals(
                "Read " + outside,
                read.prepare("{'path':'" + outside + "'}").preview().title());
    }

    @Test
    @Row({"P-071", "P-072", "P-017", "O-003", "O-004"})
    void refusesOffsetsAndLimitsThatAreNoPositiveWholeNumbers() throws IOException {
        write("a.txt", lines(10));

        for (String bad : new String[] {"0", "-1", "1.5", "'2'", "true"}) {
            assertInvalid(read.run("{'path':'a.txt','offset':" + bad + "}"), "offset");
            assertInvalid(read.run("{'path':'a.txt','limit':" + bad + "}"), "limit");
        }
    }

    @Test
    @Row("P-070")
    void aMissingOrEmptyPathIsABadArgument() {
        assertInvalid(read.run("{}"), "path");
        assertInvalid(read.run("{'path':''}"), "path");
        assertInvalid(read.run("{'path':'a','lines':3}"), "lines");
    }

    @Test
    @Row({"P-071", "P-072", "P-074", "O-002"})
    void aPageSaysHowManyLinesAreLeftAndWhereToGoOn() throws IOException {
        write("a.txt", lines(10));

        assertEquals(
                lines(1, 5) + "\n[5 more lines in the file of 10. Use offset=6 to continue.]",
                read.text("{'path':'a.txt','limit':5}"));
        assertEquals(lines(6, 10), read.text("{'path':'a.txt','offset':6}"));
        assertEquals(lines(10, 10), read.text("{'path':'a.txt','offset':10}"));
    }

    @Test
    @Row({"P-077", "O-002"})
    void anOffsetBeyondTheEndIsAnErrorThatNamesTheTotal() throws IOException {
        write("a.txt", lines(10));

        assertEquals(
                "Offset 11 is beyond the end of a.txt, which has 10 lines. Use an offset up to 10.",
                read.error("{'path':'a.txt','offset':11}"));
    }

    @Test
    @Row({"P-073", "P-074"})
    void endsAPageAtTheLineLimit() throws IOException {
        write("a.txt", lines(9_120));

        assertEquals(
                lines(1, 2_000) + "\n[Showing lines 1-2000 of 9120. Use offset=2001 to continue.]",
                read.text("{'path':'a.txt'}"));
        assertTrue(read.text("{'path':'a.txt','limit':5000}")
                .contains("[7120 more lines in the file of 9120. Use offset=2001 to continue.]"));
    }

    @Test
    @Row({"P-073", "P-074"})
    void endsAPageAtTheByteLimitBetweenTwoLines() throws IOException {
        write("a.txt", "123456789\n".repeat(30));
        CallRunner small = withLimits(Limits.builder().set(Limit.MAX_BYTES, 100).build());

        assertEquals(
                "123456789\n".repeat(10) + "\n[Showing lines 1-10 of 30 (100B limit). Use offset=11 to continue.]",
                small.text("{'path':'a.txt'}"));
    }

    @Test
    @Row({"P-073", "P-074"})
    void aPageThatJustFitsIsWhole() throws IOException {
        write("a.txt", "123456789\n".repeat(10));
        Limits exact = Limits.builder()
                .set(Limit.MAX_BYTES, 100)
                .set(Limit.MAX_LINES, 10)
                .set(Limit.MAX_SCAN_BYTES, 100)
                .build();

        ToolResult result = withLimits(exact).run("{'path':'a.txt'}");

        assertEquals("123456789\n".repeat(10), CallRunner.text(result));
        assertFalse(CallRunner.metadata(result).at("/truncation/truncated").booleanValue());
    }

    @Test
    @Row({"P-073", "P-075", "P-078"})
    void looksThroughNoMoreThanTheScanLimit() throws IOException {
        write("a.txt", "123456789\n".repeat(100));
        CallRunner small =
                withLimits(Limits.builder().set(Limit.MAX_SCAN_BYTES, 95).build());

        ToolResult result = small.run("{'path':'a.txt'}");

        assertEquals(
                "123456789\n".repeat(9)
                        + "\n[Showing lines 1-9; stopped after looking through 95B. Use offset=10 to continue.]",
                CallRunner.text(result));
        assertTrue(CallRunner.metadata(result).at("/truncation/totalLines").isNull());
        assertEquals(
                "Line 50 of a.txt lies beyond the first 95B, which is as far as may be looked."
                        + " Use a smaller offset, or another tool for the end of the file.",
                small.error("{'path':'a.txt','offset':50}"));
    }

    @Test
    @Row({"P-075", "P-076"})
    void namesNoTotalWhereTheEndWasNotSeen() throws IOException {
        write("big.txt", ("x".repeat(99) + "\n").repeat(20_000));

        ToolResult result = read.run("{'path':'big.txt','limit':3}");

        assertEquals(
                ("x".repeat(99) + "\n").repeat(3) + "\n[Showing lines 1-3. Use offset=4 to continue.]",
                CallRunner.text(result));
        assertTrue(CallRunner.metadata(result).at("/truncation/totalLines").isNull());
        assertFalse(
                CallRunner.metadata(result).at("/truncation/totalLinesKnown").booleanValue());
    }

    @Test
    @Row("P-089")
    void metadataDescribesTheCut() throws IOException {
        write("a.txt", "one\ntwo\nthree");

        ObjectNode expected = JsonNodeFactory.instance.objectNode();
        expected.putObject("truncation")
                .put("truncated", true)
                .put("truncatedBy", "lines")
                .put("totalLines", 3L)
                .put("totalLinesKnown", true)
                .put("totalBytes", 13L)
                .put("totalBytesKnown", true)
                .put("outputLines", 2)
                .put("outputBytes", 8L)
                .put("lastLinePartial", false)
                .put("firstLineExceedsLimit", false)
                .put("maxLines", 2)
                .put("maxBytes", 51_200);
        assertEquals(expected, read.run("{'path':'a.txt','limit':2}").metadata());
    }

    @Test
    @Row({"P-089", "P-074"})
    void aWholeFileHasNoFooterAndNoCut() throws IOException {
        write("a.txt", "one\ntwo\nthree");

        ToolResult result = read.run("{'path':'a.txt'}");

        assertEquals("one\ntwo\nthree", CallRunner.text(result));
        assertFalse(CallRunner.metadata(result).at("/truncation/truncated").booleanValue());
        assertTrue(CallRunner.metadata(result).at("/truncation/truncatedBy").isNull());
        assertEquals(3, CallRunner.metadata(result).at("/truncation/totalLines").intValue());
    }

    @Test
    @Row("O-005")
    void saysThatAFileIsThereAndEmpty() throws IOException {
        write("a.txt", "");

        assertEquals("[The file exists and is empty.]", read.text("{'path':'a.txt'}"));
    }

    @Test
    @Row({"O-014", "O-044"})
    void whatIsShownCanBeFedBackToAnEdit() throws IOException {
        Path file = write("a.go", "\tif x {\n\t\ty \u201Cz\u201D\u00A0\n\t}\n");
        String shown = read.text("{'path':'a.go'}");
        ObjectNode arguments = JsonNodeFactory.instance.objectNode().put("path", "a.go");
        arguments.putArray("edits").addObject().put("oldText", shown).put("newText", "\tif z {}\n");

        assertEquals(
                "Successfully replaced 1 block(s) in a.go.",
                CallRunner.text(new CallRunner(EditTool.create(cwd)).run(arguments)));
        assertEquals("\tif z {}\n", Files.readString(file));
    }

    @Test
    @Row({"O-012"})
    void cutsBetweenCharactersAndAddsNone() throws IOException {
        write("a.txt", "€".repeat(40));
        CallRunner small = withLimits(Limits.builder().set(Limit.MAX_BYTES, 50).build());

        assertEquals(
                "€".repeat(16)
                        + "\n\n[Line 1 is longer than 50B; characters 1-16 are shown. Use offset=1 and column=17 to continue in this line, or offset=2 for the next one.]",
                small.text("{'path':'a.txt'}"));
    }

    @Test
    @Row("O-013")
    void aGiantLineCanBeReadToItsEnd() throws IOException {
        String line = IntStream.range(0, 200_000)
                .mapToObj(i -> i % 7 == 0 ? "é" : "" + i % 10)
                .collect(Collectors.joining());
        write("min.js", line + "\nnext\n");

        StringBuilder together = new StringBuilder();
        long column = 1;
        for (int i = 0; i < 100 && column > 0; i++) {
            String shown = read.text("{'path':'min.js','offset':1,'column':" + column + "}");
            int footer = shown.lastIndexOf("\n\n[Characters ");
            together.append(shown, 0, footer);
            int next = shown.indexOf("column=", footer);
            column = next < 0
                    ? 0
                    : Long.parseLong(shown.substring(next + "column=".length(), shown.indexOf(" to continue", next)));
        }

        assertEquals(line, together.toString());
        assertTrue(read.text("{'path':'min.js'}").contains("Use offset=1 and column="));
        assertEquals("next\n", read.text("{'path':'min.js','offset':2}"));
    }

    @Test
    @Row("O-013")
    void aColumnBeyondItsLineIsAnErrorThatNamesTheLength() throws IOException {
        write("a.txt", "abc\n");

        assertEquals(
                "Line 1 of a.txt has only 3 characters, or does not exist. Use a smaller column or another offset.",
                read.error("{'path':'a.txt','column':4}"));
    }

    @Test
    @Row({"P-079", "P-080"})
    void startsThePageAtTheFirstLineThatHoldsTheText() throws IOException {
        write("a.txt", "alpha\nb.ta\nbeta\nALPHA\n");

        assertEquals("b.ta\nbeta\nALPHA\n", read.text("{'path':'a.txt','findText':'b.t'}"));
        assertEquals("beta\nALPHA\n", read.text("{'path':'a.txt','findText':'ta','offset':3}"));
        assertEquals("ALPHA\n", read.text("{'path':'a.txt','findText':'ALPHA','findMode':'exact'}"));
        assertEquals(
                "ALPHA\n", read.text("{'path':'a.txt','findText':'alpha','findMode':'case-insensitive','offset':2}"));
    }

    @Test
    @Row({"P-079", "P-076"})
    void findsTextFarInALongFile() throws IOException {
        write("a.txt", "short\n".repeat(2_000_000) + "needle\nlast\n");

        assertEquals("needle\nlast\n", read.text("{'path':'a.txt','findText':'needle'}"));
        assertEquals("needle\nlast\n", read.text("{'path':'a.txt','findText':'eedl','offset':1900000}"));
        assertEquals("last\n", read.text("{'path':'a.txt','findText':'last'}"));
    }

    @Test
    @Timeout(30)
    @Row({"P-079", "P-082"})
    void aLongTextThatAlmostMatchesEverywhereIsSoonFoundOrNot() throws IOException {
        String stars = "*".repeat(100_000);
        write("a.txt", "*".repeat(4_000_000) + "\nhere " + stars + "+\n");

        assertTrue(read.error("{'path':'a.txt','findText':'" + stars + "-'}").contains("was not found"));
        assertTrue(read.text("{'path':'a.txt','findText':'" + stars + "+'}").startsWith("here ***"));
    }

    @Test
    @Row({"P-079", "P-074"})
    void goesOnFromTheFoundPage() throws IOException {
        write("a.txt", lines(10));

        assertEquals(
                lines(4, 5) + "\n[5 more lines in the file of 10. Use offset=6 to continue.]",
                read.text("{'path':'a.txt','findText':'line 4','limit':2}"));
    }

    @Test
    @Row({"P-080", "P-083", "P-017"})
    void refusesAnotherFindModeAndAnEmptyText() throws IOException {
        write("a.txt", "abc\n");

        assertInvalid(read.run("{'path':'a.txt','findText':'a','findMode':'regex'}"), "findMode");
        assertInvalid(read.run("{'path':'a.txt','findText':''}"), "findText");
    }

    @Test
    @Row("P-081")
    void aTextThatIsNotThereIsAnErrorWithoutText() throws IOException {
        write("a.txt", "secret\n");

        ToolResult result = read.run("{'path':'a.txt','findText':'s.cret'}");

        assertEquals(
                "findText was not found in a.txt at or after line 1."
                        + " It is literal text, not a pattern; try fewer characters or findMode case-insensitive.",
                CallRunner.error(result));
        assertFalse(result.content().toString().contains("secret"));
    }

    @Test
    @Row({"P-082", "P-078"})
    void aTextBeyondTheScanLimitIsAnError() throws IOException {
        write("a.txt", "filler filler\n".repeat(100) + "needle\n");
        CallRunner small =
                withLimits(Limits.builder().set(Limit.MAX_SCAN_BYTES, 1_000).build());

        assertTrue(small.error("{'path':'a.txt','findText':'needle'}")
                .startsWith("findText was not found in the first 1000B of a.txt, and more may not be looked through."));
    }

    @Test
    @Row({"P-078", "P-097"})
    void aMissingFileIsAnErrorAndCountsAsNotRead() {
        assertEquals(
                "gone.txt does not exist. Check the path; list the folder to see what is there.",
                read.error("{'path':'gone.txt'}"));
        assertFalse(ledger.hasSeen(cwd.resolve("gone.txt")));
    }

    @Test
    @Row("P-078")
    void aFileWhereAFolderShouldBeIsAMissingOne() throws IOException {
        write("a.txt", "x");

        assertEquals(
                "a.txt/b does not exist. Check the path; list the folder to see what is there.",
                read.error("{'path':'a.txt/b'}"));
    }

    @Test
    @Row("P-078")
    void aCancelledReadReadsNothing() throws Exception {
        write("a.txt", "x");
        var call = ReadTool.create(cwd, ReadOptions.defaults().withLedger(ledger))
                .prepare(CallRunner.json("{'path':'a.txt'}"), CallRunner.cancelled());

        Assertions.assertThrows(CancellationException.class, call::execute);
        assertFalse(ledger.hasSeen(cwd.resolve("a.txt")));
    }

    @Test
    @Row("O-006")
    void oddFilesAreRefusedUnopenedAndTheNextReadWorks() throws Exception {
        write("a.txt", "fine\n");
        Path pipe = cwd.resolve("pipe");
        assertEquals(0, new ProcessBuilder("mkfifo", pipe.toString()).start().waitFor());

        assertEquals(". is a directory, not a file. Name a file inside it.", read.error("{'path':'.'}"));
        assertEquals(
                "/dev/zero is a pipe, socket or device; such files are never opened. Name a regular file.",
                read.error("{'path':'/dev/zero'}"));
        assertEquals(
                "pipe is a pipe, socket or device; such files are never opened. Name a regular file.",
                read.error("{'path':'pipe'}"));
        assertEquals("fine\n", read.text("{'path':'a.txt'}"));
    }

    @Test
    @Row("O-011")
    void findsAnAccentedNameHoweverItIsStored() throws IOException {
        write("a\u0308.txt", "umlaut\n");

        assertEquals("umlaut\n", read.text("{'path':'\u00E4.txt'}"));
        assertTrue(ledger.hasSeen(cwd.resolve("a\u0308.txt")));
    }

    @Test
    @Row({"P-097", "P-132"})
    void aReadFileIsRemembered() throws IOException {
        Path file = write("a.txt", lines(3));

        read.text("{'path':'a.txt'}");

        assertTrue(ledger.hasSeen(file.toRealPath()));
        assertTrue(ledger.lastSeen(file.toRealPath()).orElseThrow().whole());
    }

    @Test
    @Row("O-053")
    void decodesAnOlderCharsetAndNamesIt() throws IOException {
        Path file = cwd.resolve("a.txt");
        Files.write(file, "situa\u00E7\u00E3o est\u00E1 a\u00E7\u00E3o\n".getBytes("windows-1252"));

        ToolResult result = read.run("{'path':'a.txt'}");

        assertEquals("situa\u00E7\u00E3o est\u00E1 a\u00E7\u00E3o\n", CallRunner.text(result));
        String encoding = CallRunner.metadata(result).get("encoding").textValue();
        assertTrue(encoding.equals("windows-1252") || encoding.startsWith("ISO-8859"), encoding);
    }

    @Test
    @Row("O-055")
    void readsUtf16ByItsMark() throws IOException {
        Files.write(cwd.resolve("a.txt"), "\uFEFFneedle \u20AC\n".getBytes(StandardCharsets.UTF_16LE));

        assertEquals("needle \u20AC\n", read.text("{'path':'a.txt'}"));
        assertEquals("needle \u20AC\n", read.text("{'path':'a.txt','findText':'dle \u20AC'}"));
    }

    @Test
    @Row("P-166")
    void aByteOrderMarkIsNotShown() throws IOException {
        write("a.txt", "\uFEFFtext\n");

        assertEquals("text\n", read.text("{'path':'a.txt'}"));
    }

    @Test
    @Row("O-085")
    void saysWhereBytesCouldNotBeDecoded() throws IOException {
        Path file = cwd.resolve("a.txt");
        Files.writeString(cwd.resolve(".editorconfig"), "root = true\n[*.txt]\ncharset = utf-8\n");
        Files.write(file, new byte[] {'o', 'k', (byte) 0xFF, '\n'});

        ToolResult result = read.run("{'path':'a.txt'}");

        assertEquals(
                "ok\uFFFD\n\n[lossy: true. Some bytes are not UTF-8 and are shown as \uFFFD; do not copy those into an edit.]",
                CallRunner.text(result));
        assertTrue(CallRunner.metadata(result).get("lossy").booleanValue());
    }

    @ParameterizedTest
    @ValueSource(strings = {"\r\n", "\r", "\n"})
    @Row({"P-071", "P-072"})
    void countsLinesByAnyEndingAndShowsItAsItIs(String ending) throws IOException {
        write("a.txt", "one" + ending + "two" + ending + "three" + ending);

        assertEquals("two" + ending + "three" + ending, read.text("{'path':'a.txt','offset':2}"));
        assertEquals(
                "Offset 4 is beyond the end of a.txt, which has 3 lines. Use an offset up to 3.",
                read.error("{'path':'a.txt','offset':4}"));
    }

    @Test
    @Row("P-093")
    void aDocumentIsPlainTextWithoutAReaderForIt() throws IOException {
        write("a.pdf", "%PDF-1.7\nstream\n");

        assertEquals("%PDF-1.7\nstream\n", read.text("{'path':'a.pdf'}"));
    }

    @Test
    @Row("P-070")
    void aPathWithANulIsABadArgument() {
        ToolException refused =
                Assertions.assertThrows(ToolException.class, () -> read.prepare("{'path':'a\\u0000b'}"));

        assertTrue(refused.isBadArguments());
    }

    private CallRunner withLimits(Limits limits) {
        return new CallRunner(
                ReadTool.create(cwd, ReadOptions.defaults().withLedger(ledger).withLimits(limits)));
    }

    private Path write(String name, String text) throws IOException {
        Path file = cwd.resolve(name);
        Files.createDirectories(Objects.requireNonNull(file.getParent()));
        return Files.writeString(file, text);
    }

    private static String lines(int last) {
        return lines(1, last);
    }

    private static String lines(int first, int last) {
        return IntStream.rangeClosed(first, last)
                .mapToObj(i -> "line " + i + "\n")
                .collect(Collectors.joining());
    }

    private static void assertInvalid(ToolResult result, String argument) {
        assertEquals(
                BlockedReason.INVALID_ARGUMENTS,
                Objects.requireNonNull(result.error()).blocked());
        assertTrue(CallRunner.error(result).contains(argument), CallRunner.error(result));
    }
}
