package dev.bufferbridge.tools.coding;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.fasterxml.jackson.databind.node.JsonNodeFactory;
import com.fasterxml.jackson.databind.node.ObjectNode;
import dev.bufferbridge.rows.Row;
import dev.bufferbridge.tools.api.BlockedReason;
import dev.bufferbridge.tools.api.CallPreview;
import dev.bufferbridge.tools.api.FileChange;
import dev.bufferbridge.tools.api.Limit;
import dev.bufferbridge.tools.api.Limits;
import dev.bufferbridge.tools.api.PreparedCall;
import dev.bufferbridge.tools.api.ReadLedger;
import dev.bufferbridge.tools.api.ToolEffect;
import dev.bufferbridge.tools.api.ToolException;
import dev.bufferbridge.tools.api.ToolKind;
import dev.bufferbridge.tools.api.ToolResult;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.FileTime;
import java.nio.file.attribute.PosixFilePermissions;
import java.time.Instant;
import java.util.List;
import java.util.Objects;
import java.util.concurrent.CancellationException;
import java.util.stream.Stream;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Whole texts as the write tool stores them. */
final class WriteToolTests {

    @TempDir
    Path cwd;

    private final ReadLedger ledger = new ReadLedger();
    private CallRunner read;
    private CallRunner write;
    private CallRunner edit;

    @BeforeEach
    void createTools() {
        read = new CallRunner(ReadTool.create(cwd, ReadOptions.defaults().withLedger(ledger)));
        write = new CallRunner(WriteTool.create(cwd, WriteOptions.defaults().withLedger(ledger)));
        edit = new CallRunner(EditTool.create(cwd, WriteOptions.defaults().withLedger(ledger)));
    }

    @Test
    @Row({"P-003", "P-020"})
    void isALocalChangeThatCanBeChecked() {
        var definition = WriteTool.create(cwd).definition();

        assertEquals("write", definition.name());
        assertEquals(ToolKind.WRITE, definition.kind());
        assertEquals(ToolEffect.LOCAL_MUTATION, definition.effect());
        assertFalse(definition.parameters().get("additionalProperties").booleanValue());
    }

    @Test
    @Row("O-059")
    void writesNowhereElseThanPlanned() throws IOException, ToolException {
        Path elsewhere = Files.createDirectories(cwd.resolve("elsewhere"));
        Path folder = Files.createDirectories(cwd.resolve("folder"));
        PreparedCall prepared = write.prepare("{'path':'folder/a.txt','content':'x'}");
        Files.delete(folder);
        Files.createSymbolicLink(folder, elsewhere);

        ToolException refused = assertThrows(ToolException.class, prepared::execute);

        assertEquals(
                "folder/a.txt leads to another place than when this call was planned."
                        + " Nothing was changed; look at the path, then try again.",
                refused.getMessage());
        assertFalse(Files.exists(elsewhere.resolve("a.txt")));
    }

    @Test
    @Row({"P-110", "P-111"})
    void pathAndContentAreRequiredStrings() {
        assertInvalid(write.run("{'path':'a.txt'}"), "content");
        assertInvalid(write.run("{'content':'x'}"), "path");
        assertInvalid(write.run("{'path':'a.txt','content':5}"), "content");
        assertInvalid(write.run("{'path':'a.txt','content':'x','force':'yes'}"), "force");
        assertFalse(Files.exists(cwd.resolve("a.txt")));
    }

    @Test
    @Row({"P-112", "P-114", "P-115", "P-118", "O-017"})
    void createsAFileAndItsFoldersAndSaysWhatIsStored() throws IOException {
        Path file = cwd.resolve("a/b/c.txt");

        ToolResult result = write.run("{'path':'a/b/c.txt','content':'\u00E9\\ntwo\\n'}");

        assertEquals("Successfully wrote 7 bytes (3 lines) to " + file, CallRunner.text(result));
        assertEquals(
                JsonNodeFactory.instance
                        .objectNode()
                        .put("bytes", 7L)
                        .put("lines", 3L)
                        .put("path", file.toString()),
                result.metadata());
        assertEquals("\u00E9\ntwo\n", Files.readString(file));
        assertEquals(
                List.of(new FileChange(file, FileChange.Operation.WRITE, null, "\u00E9\ntwo\n", 1)), write.changes);
    }

    @Test
    @Row({"P-111", "P-114"})
    void anEmptyTextMakesAnEmptyFile() throws IOException {
        assertEquals(
                "Successfully wrote 0 bytes (0 lines) to " + cwd.resolve("a.txt"),
                write.text("{'path':'a.txt','content':''}"));
        assertEquals(0, Files.size(cwd.resolve("a.txt")));
    }

    @Test
    @Row({"O-024", "O-045", "P-115"})
    void storesEveryCharacterAsItIs() throws IOException {
        String text = "\u2500\u2510\u00E9\u20AC\uD83D\uDE00 <p>&apos; &amp; &lt;</p>\\n";
        ObjectNode arguments =
                JsonNodeFactory.instance.objectNode().put("path", "a.txt").put("content", text);

        write.run(arguments);

        assertArrayEquals(text.getBytes(StandardCharsets.UTF_8), Files.readAllBytes(cwd.resolve("a.txt")));
    }

    @Test
    @Row({"P-113", "P-117"})
    void replacesTheWholeTextAndLeavesNothingBeside() throws IOException {
        file("a.txt", "long old text\n");

        write.text("{'path':'a.txt','content':'new\\n'}");

        assertEquals("new\n", Files.readString(cwd.resolve("a.txt")));
        assertEquals(List.of("a.txt"), names());
    }

    @Test
    @Row("P-113")
    void thePreviewIsTheWholeChange() throws Exception {
        Path file = file("a.txt", "a\nb\n");

        CallPreview preview =
                write.prepare("{'path':'a.txt','content':'a\\nc\\n'}").preview();

        assertEquals(
                new CallPreview(
                        "Write a.txt",
                        ToolKind.WRITE,
                        List.of(new CallPreview.Touched(file, 2)),
                        List.of(new FileChange(file, FileChange.Operation.WRITE, "a\nb\n", "a\nc\n", 2)),
                        null),
                preview);
        assertEquals("a\nb\n", Files.readString(file));
    }

    @Test
    @Row({"P-116", "P-017"})
    void tooMuchTextIsRefusedBeforeAnythingIsTouched() {
        CallRunner small = new CallRunner(WriteTool.create(
                cwd,
                WriteOptions.defaults()
                        .withLimits(
                                Limits.builder().set(Limit.MAX_WRITE_BYTES, 4).build())));

        assertEquals(
                "content has 5B; at most 4B can be written at once. Write the first part, then add the rest with edit.",
                small.error("{'path':'d/a.txt','content':'abc\u00E9'}"));
        assertFalse(Files.exists(cwd.resolve("d")));
        small.text("{'path':'d/a.txt','content':'ab\u00E9'}");
    }

    @Test
    @Row({"P-121", "P-176"})
    void aCancelledWriteChangesNothing() throws Exception {
        Path file = file("a.txt", "old");
        assertThrows(
                CancellationException.class,
                () -> WriteTool.create(cwd)
                        .prepare(CallRunner.json("{'path':'a.txt','content':'new'}"), CallRunner.cancelled())
                        .execute());

        assertEquals("old", Files.readString(file));
        assertEquals(List.of("a.txt"), names());
    }

    @Test
    @Row("P-176")
    void aFolderOrAnOddFileIsRefused() {
        assertEquals(". is a directory, not a file. Name a file inside it.", write.error("{'path':'.','content':'x'}"));
        assertEquals(
                "/dev/null is a pipe, socket or device; such files are never opened. Name a regular file.",
                write.error("{'path':'/dev/null','content':'x'}"));
    }

    @Test
    @Row("P-176")
    void aFileInTheWayOfAFolderIsAnErrorThatChangesNothing() throws IOException {
        file("a.txt", "old");

        write.error("{'path':'a.txt/b.txt','content':'x'}");

        assertEquals("old", Files.readString(cwd.resolve("a.txt")));
        assertEquals(List.of("a.txt"), names());
    }

    @Test
    @Row({"P-113", "O-022"})
    void keepsTheLineEndingsOfAnExistingFile() throws IOException {
        file("a.txt", "a\r\nb\r\n");

        assertEquals(
                "Successfully wrote 9 bytes (4 lines) to " + cwd.resolve("a.txt"),
                write.text("{'path':'a.txt','content':'a\\nb\\nc\\n'}"));
        assertEquals("a\r\nb\r\nc\r\n", Files.readString(cwd.resolve("a.txt")));
    }

    @Test
    @Row("O-022")
    void takesEndingsThatTheTextBringsItself() throws IOException {
        file("lf.txt", "a\nb\n");
        file("crlf.txt", "a\r\nb\r\n");

        write.text("{'path':'lf.txt','content':'a\\r\\nc\\r\\n'}");
        write.text("{'path':'crlf.txt','content':'a\\r\\nc\\nd'}");
        write.text("{'path':'new.txt','content':'a\\r\\nc\\n'}");

        assertEquals("a\r\nc\r\n", Files.readString(cwd.resolve("lf.txt")));
        assertEquals("a\r\nc\nd", Files.readString(cwd.resolve("crlf.txt")));
        assertEquals("a\r\nc\n", Files.readString(cwd.resolve("new.txt")));
    }

    @Test
    @Row("O-022")
    void aMixedFileGetsItsMoreFrequentEnding() throws IOException {
        file("crlf.txt", "a\r\nb\r\nc\n");
        file("lf.txt", "a\r\nb\nc\n");
        file("cr.txt", "a\rb\r");

        write.text("{'path':'crlf.txt','content':'x\\ny\\n'}");
        write.text("{'path':'lf.txt','content':'x\\ny\\n'}");
        write.text("{'path':'cr.txt','content':'x\\ny\\n'}");

        assertEquals("x\r\ny\r\n", Files.readString(cwd.resolve("crlf.txt")));
        assertEquals("x\ny\n", Files.readString(cwd.resolve("lf.txt")));
        assertEquals("x\ry\r", Files.readString(cwd.resolve("cr.txt")));
    }

    @Test
    @Row("O-052")
    void keepsAByteOrderMarkAndNeverDoublesIt() throws IOException {
        file("a.txt", "\uFEFF\u00E9");
        file("b.txt", "\uFEFF\u00E9");

        assertEquals(
                "Successfully wrote 5 bytes (1 lines) to " + cwd.resolve("a.txt"),
                write.text("{'path':'a.txt','content':'\u00E8'}"));
        write.text("{'path':'b.txt','content':'\uFEFF\u00E8'}");

        assertEquals("\uFEFF\u00E8", Files.readString(cwd.resolve("a.txt")));
        assertEquals("\uFEFF\u00E8", Files.readString(cwd.resolve("b.txt")));
    }

    @Test
    @Row({"O-022", "O-052"})
    void markAndEndingsAreJudgedEachForItself() throws IOException {
        file("a.txt", "\uFEFFa\r\nb\r\n");

        write.text("{'path':'a.txt','content':'x\\r\\ny\\n'}");

        assertEquals("\uFEFFx\r\ny\n", Files.readString(cwd.resolve("a.txt")));
    }

    @Test
    @Row({"O-053", "O-054"})
    void keepsTheCharsetOrRefusesWhatItCannotHold() throws IOException {
        Files.writeString(cwd.resolve(".editorconfig"), "root=true\n[*]\ncharset=latin1\n");
        Path file = Files.write(cwd.resolve("a.txt"), "\u00E7\u00E3o".getBytes(StandardCharsets.ISO_8859_1));

        write.text("{'path':'a.txt','content':'\u00E9\u00E8'}");
        assertArrayEquals("\u00E9\u00E8".getBytes(StandardCharsets.ISO_8859_1), Files.readAllBytes(file));
        assertEquals(
                file + " is stored as ISO-8859-1, which cannot hold some of the new characters."
                        + " Nothing was changed; use only characters of that encoding.",
                write.error("{'path':'a.txt','content':'\u20AC'}"));
        assertArrayEquals("\u00E9\u00E8".getBytes(StandardCharsets.ISO_8859_1), Files.readAllBytes(file));
    }

    @Test
    @Row("O-020")
    void saysThatAFileWasEmptied() throws Exception {
        Path file = file("a.txt", "abc");
        PreparedCall call = write.prepare("{'path':'a.txt','content':''}");

        assertEquals(
                List.of(new FileChange(file, FileChange.Operation.WRITE, "abc", "", 1)),
                call.preview().changes());
        assertEquals(
                "Successfully wrote 0 bytes (0 lines) to " + file + "\nThe file had text and is now empty.",
                write.text("{'path':'a.txt','content':''}"));
    }

    @Test
    @Row("O-021")
    void keepsTheModeAndNeverWidensIt() throws IOException {
        Path file = file("a.sh", "#!/bin/sh\n");
        Files.setPosixFilePermissions(file, PosixFilePermissions.fromString("rwx------"));

        write.text("{'path':'a.sh','content':'#!/bin/sh\\nls\\n'}");

        assertEquals("rwx------", PosixFilePermissions.toString(Files.getPosixFilePermissions(file)));
        Files.setPosixFilePermissions(file, PosixFilePermissions.fromString("rw-------"));
        write.text("{'path':'a.sh','content':'#!/bin/sh\\n'}");
        assertEquals("rw-------", PosixFilePermissions.toString(Files.getPosixFilePermissions(file)));
    }

    @Test
    @Row("O-001")
    void refusesToOverwriteWhatChangedSinceItWasRead() throws IOException {
        Path file = file("a.txt", "a\nb\n");
        read.text("{'path':'a.txt'}");
        Files.writeString(file, "a\nb\nc\n");

        String refused =
                "a.txt has changed since you read it. Nothing was changed; read it again, then write with those changes kept, or use edit.";
        assertEquals(refused, write.error("{'path':'a.txt','content':'A\\nb\\n'}"));
        assertEquals(refused, write.error("{'path':'a.txt','content':'A\\nb\\n','force':true}"));
        assertEquals("a\nb\nc\n", Files.readString(file));

        read.text("{'path':'a.txt'}");
        write.text("{'path':'a.txt','content':'A\\nb\\nc\\n'}");
        assertEquals("A\nb\nc\n", Files.readString(file));
    }

    @Test
    @Row("O-001")
    void refusesWhenItChangesBetweenPlanAndDeed() throws Exception {
        Path file = file("a.txt", "old");
        PreparedCall call = write.prepare("{'path':'a.txt','content':'mine'}");
        Files.writeString(file, "theirs");

        ToolException refused = assertThrows(ToolException.class, call::execute);

        assertTrue(refused.getMessage().startsWith("a.txt has changed since you read it. Nothing was changed;"));
        assertEquals("theirs", Files.readString(file));
    }

    @Test
    @Row({"O-001", "O-049"})
    void refusesWhenAFileAppearsWhereNoneWas() throws Exception {
        PreparedCall call = write.prepare("{'path':'a.txt','content':'mine'}");
        Path file = file("a.txt", "theirs");

        assertThrows(ToolException.class, call::execute);

        assertEquals("theirs", Files.readString(file));
    }

    @Test
    @Row("O-001")
    void anEditOnAChangedTextDoesNotHideTheChangeFromAWrite() throws IOException {
        Path file = file("a.txt", "a\nb\n");
        read.text("{'path':'a.txt'}");
        Files.writeString(file, "a\nb\nc\n");
        edit.text("{'path':'a.txt','edits':[{'oldText':'a','newText':'A'}]}");

        assertTrue(write.error("{'path':'a.txt','content':'A\\nb\\n'}").startsWith("a.txt has changed since"));
        assertEquals("A\nb\nc\n", Files.readString(file));
    }

    @Test
    @Row("O-018")
    void aTouchedFileIsNoChangedFile() throws IOException {
        Path file = file("a.txt", "a\n");
        read.text("{'path':'a.txt'}");
        Files.setLastModifiedTime(file, FileTime.from(Instant.parse("2030-01-01T00:00:00Z")));

        edit.text("{'path':'a.txt','edits':[{'oldText':'a','newText':'b'}]}");
        Files.setLastModifiedTime(file, FileTime.from(Instant.parse("2031-01-01T00:00:00Z")));
        write.text("{'path':'a.txt','content':'c\\n'}");

        assertEquals("c\n", Files.readString(file));
    }

    @Test
    @Row("O-019")
    void itsOwnWriteIsNoForeignChange() throws IOException {
        write.text("{'path':'a.txt','content':'a\\n'}");
        read.text("{'path':'a.txt'}");
        edit.text("{'path':'a.txt','edits':[{'oldText':'a','newText':'b'}]}");
        write.text("{'path':'a.txt','content':'c\\n'}");
        write.text("{'path':'a.txt','content':'d\\n'}");

        assertEquals("d\n", Files.readString(cwd.resolve("a.txt")));
    }

    @Test
    @Row("O-049")
    void aNameLikeAnotherIsAnotherFile() throws IOException {
        file("x/role.tf", "role");

        write.text("{'path':'x/bucket.tf','content':'bucket'}");

        assertEquals("role", Files.readString(cwd.resolve("x/role.tf")));
        assertEquals("bucket", Files.readString(cwd.resolve("x/bucket.tf")));
    }

    @Test
    @Row("P-130")
    void withoutTheGuardAnUnreadFileCanBeWritten() throws IOException {
        file("a.txt", "old");

        write.text("{'path':'a.txt','content':'new'}");

        assertEquals("new", Files.readString(cwd.resolve("a.txt")));
    }

    @Test
    @Row({"A-11", "P-131", "P-132", "P-133", "O-017"})
    void theGuardWantsExistingTextReadFirst() throws IOException {
        Path file = file("a.txt", "old");
        file("empty.txt", "");
        CallRunner guarded = new CallRunner(
                WriteTool.create(cwd, WriteOptions.defaults().withLedger(ledger).withReadBeforeWrite(true)));

        assertEquals(
                "a.txt exists and was not read yet. Nothing was changed; read it first, then try again.",
                guarded.error("{'path':'a.txt','content':'new'}"));
        assertEquals("old", Files.readString(file));
        guarded.text("{'path':'new.txt','content':'new'}");
        guarded.text("{'path':'empty.txt','content':'new'}");
        guarded.text("{'path':'a.txt','content':'forced','force':true}");
        guarded.text("{'path':'a.txt','content':'known by now'}");
        assertEquals("known by now", Files.readString(file));
    }

    @Test
    @Row({"P-132", "P-134"})
    void aReadThroughTheSameLedgerSatisfiesTheGuard() throws IOException {
        file("a.txt", "old");
        CallRunner guarded = new CallRunner(
                WriteTool.create(cwd, WriteOptions.defaults().withLedger(ledger).withReadBeforeWrite(true)));

        read.text("{'path':'./x/../a.txt'}");
        guarded.text("{'path':'a.txt','content':'new'}");

        assertEquals("new", Files.readString(cwd.resolve("a.txt")));
    }

    @Test
    @Row("O-056")
    void writesThroughALinkAndLeavesItALink() throws IOException {
        Path real = file("real.txt", "old");
        Path link = Files.createSymbolicLink(cwd.resolve("link.txt"), Path.of("real.txt"));

        write.text("{'path':'link.txt','content':'new'}");

        assertTrue(Files.isSymbolicLink(link));
        assertEquals("new", Files.readString(real));
    }

    @Test
    @Row("O-057")
    void bothNamesOfAFileShowTheNewText() throws IOException {
        Path one = file("one.txt", "old");
        Path other = Files.createLink(cwd.resolve("other.txt"), one);

        write.text("{'path':'one.txt','content':'new'}");

        assertEquals("new", Files.readString(other));
        assertTrue(Files.isSameFile(one, other));
        assertEquals(List.of("one.txt", "other.txt"), names());
    }

    private Path file(String name, String text) throws IOException {
        Path file = cwd.resolve(name);
        Files.createDirectories(Objects.requireNonNull(file.getParent()));
        return Files.writeString(file, text);
    }

    private List<String> names() throws IOException {
        try (Stream<Path> files = Files.list(cwd)) {
            return files.map(file -> file.getFileName().toString()).sorted().toList();
        }
    }

    private static void assertInvalid(ToolResult result, String argument) {
        assertEquals(
                BlockedReason.INVALID_ARGUMENTS,
                Objects.requireNonNull(result.error()).blocked());
        assertTrue(CallRunner.error(result).contains(argument), CallRunner.error(result));
    }
}
