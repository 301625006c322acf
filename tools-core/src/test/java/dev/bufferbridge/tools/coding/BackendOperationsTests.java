package dev.bufferbridge.tools.coding;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.bufferbridge.rows.Row;
import dev.bufferbridge.tools.api.Cancellation;
import dev.bufferbridge.tools.api.FileFacts;
import dev.bufferbridge.tools.api.Limit;
import dev.bufferbridge.tools.api.Limits;
import dev.bufferbridge.tools.api.PageRequest;
import dev.bufferbridge.tools.api.TextFormat;
import dev.bufferbridge.tools.api.TextPage;
import dev.bufferbridge.tools.api.TextSnapshot;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** The tools over a host's own operations: nothing but those is used, and what goes beyond the bounds is rejected. */
final class BackendOperationsTests {

    @TempDir
    Path cwd;

    private final Host host = new Host();

    @Test
    @Row({"P-022", "P-096"})
    void readsThroughTheHostAndTellsItTheBounds() {
        host.texts.put(cwd.resolve("a.txt"), "one\ntwo\nthree\n");
        Limits limits = Limits.builder()
                .set(Limit.MAX_LINES, 2)
                .set(Limit.MAX_BYTES, 500)
                .set(Limit.MAX_SCAN_BYTES, 900)
                .build();

        assertEquals(
                "one\ntwo\n\n[Showing lines 1-2 of 3. Use offset=3 to continue.]",
                reading(limits).text("{'path':'a.txt'}"));
        assertEquals(List.of(new PageRequest(1, 2, 500, 900)), host.asked);
        assertFalse(Files.exists(cwd.resolve("a.txt")));
    }

    @Test
    @Row("P-096")
    void moreLinesThanAskedForAreRejected() {
        host.texts.put(cwd.resolve("a.txt"), "one\ntwo\nthree\n");
        host.ignoresBounds = true;

        String error = reading(Limits.builder().set(Limit.MAX_LINES, 2).build()).error("{'path':'a.txt'}");

        assertTrue(error.contains("more lines of " + cwd.resolve("a.txt") + " than it was asked for"), error);
        assertFalse(error.contains("three"));
    }

    @Test
    @Row("P-096")
    void moreBytesThanAskedForAreRejected() {
        host.texts.put(cwd.resolve("a.txt"), "0123456789\n");
        host.ignoresBounds = true;

        String error = reading(Limits.builder().set(Limit.MAX_BYTES, 8).build()).error("{'path':'a.txt'}");

        assertTrue(error.contains("than it was asked for"), error);
    }

    @Test
    @Row({"P-096", "P-086"})
    void anImageLargerThanAskedForIsRejected() {
        host.texts.put(cwd.resolve("a.png"), "0123456789");
        host.image = Optional.of("image/png");
        host.saysSize = 4;

        String error =
                reading(Limits.builder().set(Limit.MAX_IMAGE_BYTES, 8).build()).error("{'path':'a.png'}");

        assertTrue(error.contains("the backend returned more of"), error);
    }

    @Test
    @Row("P-022")
    void showsAnImageThatTheHostNames() {
        host.texts.put(cwd.resolve("a.png"), "0123456789");
        host.image = Optional.of("image/png");

        assertEquals("Read image file [image/png]", reading(Limits.defaults()).text("{'path':'a.png'}"));
    }

    @Test
    @Row("P-022")
    void writesThroughTheHostOnly() {
        CallRunner write =
                new CallRunner(WriteTool.create(cwd, WriteOptions.defaults().withOperations((WriteOperations) host)));

        assertEquals(
                "Successfully wrote 2 bytes (2 lines) to " + cwd.resolve("d/a.txt"),
                write.text("{'path':'d/a.txt','content':'x\\n'}"));
        assertEquals(Map.of(cwd.resolve("d/a.txt"), "x\n"), host.texts);
        assertEquals(List.of(cwd.resolve("d")), host.folders);
        assertFalse(Files.exists(cwd.resolve("d")));
    }

    @Test
    @Row({"P-022", "P-166"})
    void editsThroughTheHostOnlyAndKeepsTheMark() {
        host.texts.put(cwd.resolve("a.txt"), "\uFEFFa\r\nb\r\n");
        CallRunner edit =
                new CallRunner(EditTool.create(cwd, WriteOptions.defaults().withOperations((EditOperations) host)));

        edit.text("{'path':'a.txt','edits':[{'oldText':'a\\nb','newText':'A\\nB'}]}");

        assertEquals(Map.of(cwd.resolve("a.txt"), "\uFEFFA\r\nB\r\n"), host.texts);
        assertFalse(Files.exists(cwd.resolve("a.txt")));
    }

    @Test
    @Row({"P-096", "P-168"})
    void aTextLargerThanItsSizeSaidIsRejectedUnchanged() {
        host.texts.put(cwd.resolve("a.txt"), "0123456789\n");
        host.saysSize = 4;
        CallRunner edit = new CallRunner(EditTool.create(
                cwd,
                WriteOptions.defaults()
                        .withOperations((EditOperations) host)
                        .withLimits(Limits.builder()
                                .set(Limit.MAX_EDIT_TARGET_BYTES, 8)
                                .build())));

        String error = edit.error("{'path':'a.txt','edits':[{'oldText':'0','newText':'X'}]}");

        assertTrue(error.contains("the backend returned more of"), error);
        assertEquals(Map.of(cwd.resolve("a.txt"), "0123456789\n"), host.texts);
    }

    @Test
    @Row("O-016")
    void whatTheHostSaysOfAFailureReachesTheModelInWords() {
        host.fault = new IOException("code -32603: m (path p)");
        CallRunner write =
                new CallRunner(WriteTool.create(cwd, WriteOptions.defaults().withOperations((WriteOperations) host)));

        assertEquals("a.txt: code -32603: m (path p)", write.error("{'path':'a.txt','content':'x'}"));
    }

    private CallRunner reading(Limits limits) {
        return new CallRunner(
                ReadTool.create(cwd, ReadOptions.defaults().withOperations(host).withLimits(limits)));
    }

    /** Texts in a map, with the faults that a host may have. */
    private static final class Host implements ReadOperations, WriteOperations, EditOperations {

        private final Map<Path, String> texts = new HashMap<>();
        private final List<Path> folders = new ArrayList<>();
        private final List<PageRequest> asked = new ArrayList<>();
        private boolean ignoresBounds;
        private long saysSize = -1;
        private Optional<String> image = Optional.empty();
        private IOException fault = new IOException();

        @Override
        public FileFacts statFile(Path path, Cancellation cancellation) {
            String text = texts.get(path);
            if (text == null) {
                return FileFacts.NOT_THERE;
            }
            return new FileFacts(FileFacts.Type.FILE, saysSize >= 0 ? saysSize : text.length());
        }

        @Override
        public TextPage readText(Path path, PageRequest request, Cancellation cancellation) {
            asked.add(request);
            String text = Objects.requireNonNull(texts.get(path));
            List<String> lines = List.of(text.split("(?<=\n)"));
            int shown = ignoresBounds ? lines.size() : Math.min(lines.size(), request.maxLines());
            boolean whole = shown == lines.size();
            return new TextPage(
                    String.join("", lines.subList(0, shown)),
                    request.firstLine(),
                    shown,
                    whole,
                    (long) lines.size(),
                    (long) text.length(),
                    whole ? null : TextPage.CutBy.LINES,
                    false,
                    TextFormat.UTF8_LF,
                    TextSnapshot.Source.EDITOR,
                    List.of(),
                    null);
        }

        @Override
        public Optional<String> detectImage(Path path, Cancellation cancellation) {
            return image;
        }

        @Override
        public byte[] readBytes(Path path, long maxBytes, Cancellation cancellation) {
            return readFile(path, maxBytes, cancellation).getBytes(StandardCharsets.UTF_8);
        }

        @Override
        public String readFile(Path path, long maxBytes, Cancellation cancellation) {
            return Objects.requireNonNull(texts.get(path));
        }

        @Override
        public void writeFile(Path path, String content, Cancellation cancellation) throws IOException {
            if (fault.getMessage() != null) {
                throw fault;
            }
            texts.put(path, content);
        }

        @Override
        public void mkdir(Path directory, Cancellation cancellation) {
            folders.add(directory);
        }
    }
}
