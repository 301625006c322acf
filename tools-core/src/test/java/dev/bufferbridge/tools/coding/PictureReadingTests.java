package dev.bufferbridge.tools.coding;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.bufferbridge.rows.Row;
import dev.bufferbridge.tools.api.Cancellation;
import dev.bufferbridge.tools.api.ContentBlock;
import dev.bufferbridge.tools.api.FileFacts;
import dev.bufferbridge.tools.api.Limit;
import dev.bufferbridge.tools.api.Limits;
import dev.bufferbridge.tools.api.PageRequest;
import dev.bufferbridge.tools.api.TextFormat;
import dev.bufferbridge.tools.api.TextPage;
import dev.bufferbridge.tools.api.TextSnapshot;
import dev.bufferbridge.tools.api.ToolResult;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Base64;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Images, documents and backends of a host's own, as the read tool takes them. */
class PictureReadingTests {

    private static final byte[] PNG = bytes("\u0089PNG\r\n\u001A\n\0\0\0\rIHDR\0\0\0\1\0\0\0\1\b\2\0\0\0");

    @TempDir
    Path folder;

    /** Each character is one byte. */
    private static byte[] bytes(String latin) {
        return latin.getBytes(StandardCharsets.ISO_8859_1);
    }

    private ToolBench bench(ReadOptions options) {
        return new ToolBench(ReadTool.create(folder, options));
    }

    private ToolResult read(ReadOptions options) {
        return bench(options).run("read", "{'path':'f'}");
    }

    private String fails(ReadOptions options) {
        return bench(options).fails("read", "{'path':'f'}");
    }

    private static Limits imageLimit(long bytes) {
        return Limits.builder().set(Limit.MAX_IMAGE_BYTES, bytes).build();
    }

    @Test
    @Row("P-084")
    void imagesAreKnownByTheirBytesNotTheirNames() throws IOException {
        Map<String, byte[]> pictures = Map.of(
                "image/png", PNG,
                "image/jpeg", bytes("\u00FF\u00D8\u00FF\u00E0\0\u0010JFIF\0"),
                "image/gif", bytes("GIF89a\1\0\1\0"),
                "image/webp", bytes("RIFF\u0010\0\0\0WEBPVP8 "),
                "image/bmp", bytes("BMF\0\0\0\0\0\0\0\66\0\0\0\50\0\0\0"));
        for (Map.Entry<String, byte[]> picture : pictures.entrySet()) {
            Files.write(folder.resolve("f"), picture.getValue());
            ToolResult result = read(ReadOptions.defaults());
            ContentBlock.Image image = (ContentBlock.Image) result.content().get(1);
            assertEquals(picture.getKey(), image.mimeType());
        }
        Files.writeString(folder.resolve("x.png"), "only text\n");
        assertEquals("only text\n", bench(ReadOptions.defaults()).says("read", "{'path':'x.png'}"));
    }

    @Test
    @Row({"P-085", "P-090"})
    void anImageComesAsANoteAndItsData() throws IOException {
        Files.write(folder.resolve("f"), PNG);
        ToolResult result = read(ReadOptions.defaults());
        assertEquals(
                List.of(
                        ContentBlock.text("Read image file [image/png]"),
                        new ContentBlock.Image(Base64.getEncoder().encodeToString(PNG), "image/png")),
                result.content());
        assertEquals(
                "{\"image\":{\"mimeType\":\"image/png\",\"resized\":false,\"bytes\":" + PNG.length + "}}",
                String.valueOf(result.metadata()));
    }

    @Test
    @Row("P-086")
    void anImageOverTheLimitIsRefusedByItsSize() throws IOException {
        Files.write(folder.resolve("f"), PNG);
        assertEquals(
                "f: the image has " + PNG.length + "B; at most 20B can be read. Make it smaller first.",
                fails(ReadOptions.defaults().withLimits(imageLimit(20))));
        assertEquals(10_000_000, Limit.MAX_IMAGE_BYTES.defaultValue());
        assertEquals(32 * 1024 * 1024, Limit.MAX_IMAGE_BYTES.hardCap());
    }

    @Test
    @Row({"P-087", "P-090"})
    void aHostCanReplaceAnImage() throws IOException {
        Files.write(folder.resolve("f"), PNG);
        ToolResult result = read(ReadOptions.defaults().withTransformImage((image, mimeType) -> {
            assertEquals("image/png", mimeType);
            return new byte[] {image[1], image[2], image[3]};
        }));
        assertEquals(
                new ContentBlock.Image("UE5H", "image/png"), result.content().get(1));
        assertEquals(
                "{\"image\":{\"mimeType\":\"image/png\",\"resized\":true,\"bytes\":3}}",
                String.valueOf(result.metadata()));
    }

    @Test
    @Row("P-088")
    void aReplacedImageIsMeasuredAgain() throws IOException {
        Files.write(folder.resolve("f"), PNG);
        ReadOptions growing = ReadOptions.defaults()
                .withLimits(imageLimit(100))
                .withTransformImage((image, mimeType) -> new byte[101]);
        assertEquals(
                "f: the transformed image has 101B; at most 100B can be read. Make it smaller first.", fails(growing));
    }

    @Test
    @Row("P-095")
    void theOptionForSizesIsTransformImageAndThereIsNoOther() {
        List<String> names = java.util.Arrays.stream(ReadOptions.class.getRecordComponents())
                .map(java.lang.reflect.RecordComponent::getName)
                .toList();
        assertEquals(List.of("files", "limits", "ledger", "images", "transformImage", "documentReader"), names);
    }

    @Test
    @Row({"P-091", "P-092"})
    void aDocumentReaderComesAfterImagesAndBeforeText() throws IOException {
        Files.writeString(folder.resolve("f"), "%PDF-1.7 …");
        ToolResult result = read(ReadOptions.defaults().withDocumentReader(new Pages(1_000, true)));
        assertEquals("two pages", ToolBench.text(result));
        assertEquals(
                "{\"document\":{\"format\":\"pdf\",\"pages\":2,\"truncatedBy\":\"bytes\"}}",
                String.valueOf(result.metadata()));
        assertEquals(
                "%PDF-1.7 …", ToolBench.text(read(ReadOptions.defaults().withDocumentReader(new Pages(1_000, false)))));
        Files.write(folder.resolve("f"), PNG);
        assertEquals(
                2,
                read(ReadOptions.defaults().withDocumentReader(new Pages(1_000, true)))
                        .content()
                        .size());
    }

    @Test
    @Row("P-093")
    void withoutADocumentReaderADocumentIsPlainText() throws IOException {
        Files.writeString(folder.resolve("f"), "%PDF-1.7 …");
        assertEquals("%PDF-1.7 …", ToolBench.text(read(ReadOptions.defaults())));
    }

    @Test
    @Row("P-094")
    void aDocumentTooBigForTheReaderIsNotLoaded() throws IOException {
        Files.writeString(folder.resolve("f"), "%PDF-1.7");
        assertEquals(
                "f: the document has 8B; at most 7B can be read. Make it smaller first.",
                fails(ReadOptions.defaults().withDocumentReader(new Pages(7, true))));
    }

    @Test
    @Row({"P-022", "P-096"})
    void aBackendMayNotGiveMoreThanItWasAskedFor() {
        assertEquals("one\n", ToolBench.text(read(ReadOptions.defaults().withOperations(new Backend("one\n", 1)))));
        String refused = fails(ReadOptions.defaults()
                .withOperations(new Backend("one\n", 1))
                .withLimits(Limits.builder().set(Limit.MAX_BYTES, 3).build()));
        assertTrue(refused.contains("the backend returned other or more lines"), refused);
        assertThrows(
                IOException.class,
                () -> BackendTextFiles.of(new Backend("one\n", 5))
                        .page(folder.resolve("f"), new PageRequest(1, 4, 100, 1_000), Cancellation.none()));
        assertThrows(
                IOException.class,
                () -> BackendTextFiles.of(new Backend("one\n", 1)).bytes(folder.resolve("f"), 2, Cancellation.none()));
    }

    /** Takes everything that begins like a PDF. */
    private record Pages(long maxInputBytes, boolean readable) implements DocumentReader {

        @Override
        public boolean recognizes(byte[] start) {
            return new String(start, StandardCharsets.ISO_8859_1).startsWith("%PDF");
        }

        @Override
        public Optional<Document> read(byte[] bytes, Cancellation cancellation) {
            return readable ? Optional.of(new Document("two pages", "pdf", 2, Optional.of("bytes"))) : Optional.empty();
        }
    }

    /** Answers every question for a page with the same text and count of lines. */
    private record Backend(String text, int lines) implements ReadOperations {

        @Override
        public TextPage readText(Path path, PageRequest request, Cancellation cancellation) {
            return new TextPage(
                    text,
                    1,
                    lines,
                    true,
                    (long) lines,
                    (long) text.length(),
                    null,
                    false,
                    TextFormat.UTF8_LF,
                    TextSnapshot.Source.EDITOR,
                    List.of(),
                    null);
        }

        @Override
        public FileFacts statFile(Path path, Cancellation cancellation) {
            return new FileFacts(FileFacts.Type.FILE, text.length());
        }

        @Override
        public byte[] readBytes(Path path, long maxBytes, Cancellation cancellation) {
            return new byte[3];
        }
    }
}
