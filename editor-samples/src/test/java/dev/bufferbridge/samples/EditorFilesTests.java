package dev.bufferbridge.samples;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.bufferbridge.acp.AcpError;
import dev.bufferbridge.acp.AcpException;
import dev.bufferbridge.acp.json.Extra;
import dev.bufferbridge.acp.schema.ReadTextFileRequest;
import dev.bufferbridge.acp.schema.WriteTextFileRequest;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Nested;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.function.Executable;
import org.junit.jupiter.api.io.TempDir;

final class EditorFilesTests {

    @TempDir
    Path folder;

    private Path project;
    private Path file;
    private BufferStore buffers;

    @BeforeEach
    void makeProject() throws IOException {
        project = Files.createDirectory(folder.resolve("project"));
        file = Files.writeString(project.resolve("a.txt"), "one\ntwo\nthree\n");
    }

    @Nested
    final class Reading {

        @Test
        void givesTheBufferWhenThereIsOneAndElseTheDisk() {
            EditorFiles files = files();
            assertEquals("one\ntwo\nthree\n", read(files));

            buffers.type(file, "typed");
            assertEquals("typed", read(files));
        }

        @Test
        void mayGiveTheDiskAlthoughTheBufferIsDirty() {
            EditorFiles files = files(EditorQuirk.READS_DISK);
            buffers.type(file, "typed");

            assertEquals("one\ntwo\nthree\n", read(files));
        }

        @Test
        void mayDropTheLastNewline() {
            EditorFiles files = files(EditorQuirk.READ_DROPS_FINAL_NEWLINE);

            assertEquals("one\ntwo\nthree", read(files));
        }

        @Test
        void givesPagesOfLines() {
            assertEquals("two\n", read(files(), 2, 1));
            assertEquals("three\n", read(files(), 3, null));
            assertEquals("one\n", read(files(), null, 1));
            assertEquals("", read(files(), 4, 1));
            assertEquals("two", read(files(EditorQuirk.PAGE_DROPS_FINAL_NEWLINE), 2, 1));
        }

        @Test
        void mayRefuseAPageBeyondTheEnd() {
            assertFails(AcpError.INVALID_PARAMS, () -> read(files(EditorQuirk.READ_PAST_END_IS_ERROR), 4, 1));
        }

        @Test
        void saysThatAFileIsMissingInTheWayOfTheClient() {
            Path missing = project.resolve("missing.txt");

            assertFails(AcpError.RESOURCE_NOT_FOUND, () -> read(files(), missing));
            assertFails(AcpError.INTERNAL_ERROR, () -> read(files(EditorQuirk.MISSING_IS_GENERIC_ERROR), missing));
            assertEquals("", read(files(EditorQuirk.MISSING_IS_EMPTY), missing));
        }

        @Test
        void mayKnowNothingOutsideOfTheProject() throws IOException {
            Path outside = Files.writeString(folder.resolve("outside.txt"), "text");

            assertEquals("text", read(files(), outside));
            assertFails(AcpError.RESOURCE_NOT_FOUND, () -> read(files(EditorQuirk.OUTSIDE_PROJECT_NOT_FOUND), outside));
        }

        @Test
        void isNotOfferedOrOnlySaidToBe() {
            EditorSettings writesOnly = EditorSettings.in(project).withOffers(EditorOffers.files(false, true));

            assertFails(AcpError.METHOD_NOT_FOUND, () -> read(files(writesOnly)));
            assertFails(AcpError.METHOD_NOT_FOUND, () -> read(files(EditorQuirk.READ_METHOD_NOT_FOUND)));
        }

        @Test
        void wantsAnAbsolutePath() {
            assertFails(AcpError.INVALID_PARAMS, () -> read(files(), Path.of("a.txt")));
        }
    }

    @Nested
    final class Writing {

        @Test
        void changesTheBufferAndLeavesTheDiskUntilItIsSaved() throws IOException {
            write(files(), file, "new\n");

            assertEquals("new\n", buffers.text(file));
            assertTrue(buffers.isDirty(file));
            assertEquals("one\ntwo\nthree\n", Files.readString(file));
        }

        @Test
        void maySave() throws IOException {
            write(files(EditorQuirk.WRITE_SAVES), file, "new\n");

            assertFalse(buffers.isDirty(file));
            assertEquals("new\n", Files.readString(file));
        }

        @Test
        void maySaveAndFormat() throws IOException {
            write(files(EditorQuirk.WRITE_SAVES, EditorQuirk.FORMATS_ON_SAVE), file, "new  ");

            assertEquals("new\n", Files.readString(file));
        }

        @Test
        void mayReachTheDiskOnlyWhileAModifiedBufferGoesStale() throws IOException {
            EditorFiles files = files(EditorQuirk.WRITES_DISK_ONLY);
            buffers.type(file, "typed");

            write(files, file, "new\n");

            assertEquals("new\n", Files.readString(file));
            assertEquals("typed", buffers.text(file));
        }

        @Test
        void mayReachTheDiskBehindACleanBuffer() throws IOException {
            EditorFiles files = files(EditorQuirk.WRITES_DISK_BEHIND_BUFFER);
            buffers.open(file);

            write(files, file, "new\n");

            assertEquals("new\n", Files.readString(file));
            assertEquals("one\ntwo\nthree\n", buffers.text(file));
        }

        @Test
        void mayAddANewlineEachTime() {
            EditorFiles files = files(EditorQuirk.WRITE_APPENDS_NEWLINE);

            write(files, file, "new\n");

            assertEquals("new\n\n", read(files));
        }

        @Test
        void mayKeepWhatWasTypedElsewhereMeanwhile() {
            EditorFiles files = files(EditorQuirk.WRITE_MERGES);
            buffers.open(file);
            read(files);
            buffers.type(file, "one\ntwo\nthree\ntyped\n");

            write(files, file, "ONE\ntwo\nthree\n");

            assertEquals("ONE\ntwo\nthree\ntyped\n", buffers.text(file));
        }

        // O-025
        @Test
        void mayStoreAWordTwice() {
            EditorFiles files = files(EditorQuirk.WRITE_DOUBLES_WORDS);

            write(files, file, "word\n");

            assertEquals("word word\n", read(files));
        }

        @Test
        void mayNeedTheFolder() {
            Path deep = project.resolve("no/such/b.txt");

            assertFails(AcpError.INTERNAL_ERROR, () -> write(files(EditorQuirk.WRITE_NEEDS_FOLDER), deep, "b"));

            write(files(EditorQuirk.WRITE_SAVES), deep, "b");
            assertEquals("b", buffers.text(deep));
        }

        @Test
        void isNotOfferedOrOnlySaidToBe() {
            EditorSettings readsOnly = EditorSettings.in(project).withOffers(EditorOffers.files(true, false));

            assertFails(AcpError.METHOD_NOT_FOUND, () -> write(files(readsOnly), file, "b"));
            assertFails(AcpError.METHOD_NOT_FOUND, () -> write(files(EditorQuirk.WRITE_METHOD_NOT_FOUND), file, "b"));
        }
    }

    private EditorFiles files(EditorQuirk... quirks) {
        return files(EditorSettings.in(project).withQuirks(quirks));
    }

    private EditorFiles files(EditorSettings settings) {
        buffers = new BufferStore(settings);
        return new EditorFiles(settings, buffers);
    }

    private String read(EditorFiles files) {
        return read(files, file);
    }

    private static String read(EditorFiles files, Path path) {
        return files.read(new ReadTextFileRequest("s", path.toString()));
    }

    private String read(EditorFiles files, Integer line, Integer limit) {
        return files.read(new ReadTextFileRequest("s", file.toString(), line, limit, Extra.NONE));
    }

    private static void write(EditorFiles files, Path path, String text) {
        files.write(new WriteTextFileRequest("s", path.toString(), text));
    }

    private static void assertFails(int code, Executable call) {
        assertEquals(code, assertThrows(AcpException.class, call).code());
    }
}
