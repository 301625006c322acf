package dev.bufferbridge.tools.coding;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.fasterxml.jackson.databind.node.JsonNodeFactory;
import com.fasterxml.jackson.databind.node.ObjectNode;
import dev.bufferbridge.rows.Row;
import dev.bufferbridge.tools.api.Cancellation;
import dev.bufferbridge.tools.api.ContentBlock;
import dev.bufferbridge.tools.api.Limit;
import dev.bufferbridge.tools.api.Limits;
import dev.bufferbridge.tools.api.ReadLedger;
import dev.bufferbridge.tools.api.ToolResult;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.Base64;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Images and documents as the read tool hands them over. */
final class PictureReaderTests {

    private static final byte[] PNG = png("IDAT");
    private static final byte[] ANIMATED_PNG = png("acTL");

    @TempDir
    Path cwd;

    private final ReadLedger ledger = new ReadLedger();

    @Test
    @Row({"P-084", "P-085", "P-090", "P-097"})
    void anImageIsANoteAndItsBytesWhateverItsName() throws IOException {
        Path file = Files.write(cwd.resolve("x.txt"), PNG);

        ToolResult result = reader(ReadOptions.defaults()).run("{'path':'x.txt'}");

        assertEquals(
                List.of(
                        ContentBlock.text("Read image file [image/png]"),
                        new ContentBlock.Image(Base64.getEncoder().encodeToString(PNG), "image/png")),
                result.content());
        assertEquals(imageMetadata("image/png", false, PNG.length), result.metadata());
        assertNull(result.error());
        assertTrue(ledger.hasSeen(file.toRealPath()));
    }

    @Test
    @Row("P-084")
    void everyKindIsKnownByItsFirstBytes() throws IOException {
        assertEquals("image/jpeg", kindOf(bytes("\u00FF\u00D8\u00FF\u00E0\0\u0010JFIF\0")));
        assertEquals("image/gif", kindOf(bytes("GIF89a\1\0\1\0")));
        assertEquals("image/webp", kindOf(bytes("RIFF\4\0\0\0WEBPVP8 ")));
        assertEquals("image/bmp", kindOf(bytes("BM\36\0\0\0\0\0\0\0\32\0\0\0\50\0\0\0\1\0\1\0")));
    }

    @Test
    @Row("P-084")
    void textAndOddVariantsAreNoImages() throws IOException {
        assertEquals("none", kindOf(bytes("plain text that is named .png")));
        assertEquals("none", kindOf(bytes("BM is how this text begins, and it is no bitmap")));
        assertEquals("none", kindOf(ANIMATED_PNG));
        assertEquals("none", kindOf(bytes("\u00FF\u00D8\u00FF\u00F7lossless")));
    }

    @Test
    @Row({"P-086", "P-078", "A-25"})
    void tooLargeAnImageIsRefusedByItsSize() throws IOException {
        Path file = Files.write(cwd.resolve("x.png"), PNG);
        Limits limits =
                Limits.builder().set(Limit.MAX_IMAGE_BYTES, PNG.length - 1).build();

        assertEquals(
                "x.png: the image has " + PNG.length + "B; at most " + (PNG.length - 1)
                        + "B can be read. Make it smaller first.",
                reader(ReadOptions.defaults().withLimits(limits)).error("{'path':'x.png'}"));
        assertFalse(ledger.hasSeen(file.toRealPath()));
        assertEquals(10_000_000, Limit.MAX_IMAGE_BYTES.defaultValue());
        assertEquals(33_554_432, Limit.MAX_IMAGE_BYTES.hardCap());
    }

    @Test
    @Row({"P-087", "P-090"})
    void theHostMayChangeAnImage() throws IOException {
        Files.write(cwd.resolve("x.png"), PNG);
        byte[] smaller = {1, 2, 3};
        ReadOptions options = ReadOptions.defaults().withTransformImage((image, mimeType) -> {
            assertArrayEquals(PNG, image);
            assertEquals("image/png", mimeType);
            return smaller;
        });

        ToolResult result = reader(options).run("{'path':'x.png'}");

        assertEquals(
                new ContentBlock.Image(Base64.getEncoder().encodeToString(smaller), "image/png"),
                result.content().get(1));
        assertEquals(imageMetadata("image/png", true, 3), result.metadata());
    }

    @Test
    @Row("P-088")
    void whatTheHostMakesOfAnImageIsHeldToTheLimitToo() throws IOException {
        Files.write(cwd.resolve("x.png"), PNG);
        ReadOptions options = ReadOptions.defaults()
                .withLimits(
                        Limits.builder().set(Limit.MAX_IMAGE_BYTES, PNG.length).build())
                .withTransformImage((image, mimeType) -> Arrays.copyOf(image, image.length + 1));

        assertTrue(reader(options).error("{'path':'x.png'}").startsWith("x.png: the transformed image has "));
    }

    @Test
    @Row("P-087")
    void aTransformThatFailsIsAnError() throws IOException {
        Files.write(cwd.resolve("x.png"), PNG);
        ReadOptions options = ReadOptions.defaults().withTransformImage((image, mimeType) -> {
            throw new IOException("no codec for it");
        });

        assertEquals("x.png: no codec for it", reader(options).error("{'path':'x.png'}"));
    }

    @Test
    @Row({"P-091", "P-092", "A-20"})
    void aDocumentReaderGivesADocumentsText() throws IOException {
        Files.writeString(cwd.resolve("a.bin"), "%PDF-1.7 body");
        FakeDocuments documents = new FakeDocuments(1_000, true);

        ToolResult result =
                reader(ReadOptions.defaults().withDocumentReader(documents)).run("{'path':'a.bin'}");

        assertEquals("the words of: %PDF-1.7 body", CallRunner.text(result));
        ObjectNode expected = JsonNodeFactory.instance.objectNode();
        expected.putObject("document").put("format", "pdf").put("pages", 2).put("truncatedBy", "bytes");
        assertEquals(expected, result.metadata());
    }

    @Test
    @Row("P-092")
    void whatTheDocumentReaderCannotReadIsPlainText() throws IOException {
        Files.writeString(cwd.resolve("a.pdf"), "%PDF-1.7 body");
        Files.writeString(cwd.resolve("a.txt"), "text");
        CallRunner read = reader(ReadOptions.defaults().withDocumentReader(new FakeDocuments(1_000, false)));

        assertEquals("%PDF-1.7 body", read.text("{'path':'a.pdf'}"));
        assertEquals("text", read.text("{'path':'a.txt'}"));
    }

    @Test
    @Row("P-092")
    void anImageIsNeverOfferedToTheDocumentReader() throws IOException {
        Files.write(cwd.resolve("x.pdf"), PNG);
        FakeDocuments documents = new FakeDocuments(1_000, true);

        reader(ReadOptions.defaults().withDocumentReader(documents)).text("{'path':'x.pdf'}");

        assertEquals(0, documents.asked);
    }

    @Test
    @Row("P-094")
    void tooLargeADocumentIsRefusedBeforeItIsLoaded() throws IOException {
        Files.writeString(cwd.resolve("a.pdf"), "%PDF-1.7 body");
        FakeDocuments documents = new FakeDocuments(12, true);

        assertEquals(
                "a.pdf: the document has 13B; at most 12B can be read. Make it smaller first.",
                reader(ReadOptions.defaults().withDocumentReader(documents)).error("{'path':'a.pdf'}"));
        assertEquals(0, documents.read);
    }

    private CallRunner reader(ReadOptions options) {
        return new CallRunner(ReadTool.create(cwd, options.withLedger(ledger)));
    }

    private String kindOf(byte[] content) throws IOException {
        Files.write(cwd.resolve("x.png"), content);
        ToolResult result = reader(ReadOptions.defaults()).run("{'path':'x.png'}");
        return CallRunner.metadata(result).at("/image/mimeType").asText("none").replaceAll("^$", "none");
    }

    private static ObjectNode imageMetadata(String mimeType, boolean resized, int bytes) {
        ObjectNode metadata = JsonNodeFactory.instance.objectNode();
        metadata.putObject("image")
                .put("mimeType", mimeType)
                .put("resized", resized)
                .put("bytes", bytes);
        return metadata;
    }

    private static byte[] bytes(String latin1) {
        return latin1.getBytes(StandardCharsets.ISO_8859_1);
    }

    /** The chunks that matter for telling a still picture from an animation. */
    private static byte[] png(String secondChunk) {
        ByteArrayOutputStream png = new ByteArrayOutputStream();
        png.writeBytes(bytes("\u0089PNG\r\n\u001A\n\0\0\0\rIHDR\0\0\0\1\0\0\0\1\b\2\0\0\0CRC!"));
        png.writeBytes(bytes("\0\0\0\10" + secondChunk + "12345678CRC!"));
        return png.toByteArray();
    }

    /** Takes what begins like a PDF. */
    private static final class FakeDocuments implements DocumentReader {

        private final long maxInputBytes;
        private final boolean readable;
        private int asked;
        private int read;

        FakeDocuments(long maxInputBytes, boolean readable) {
            this.maxInputBytes = maxInputBytes;
            this.readable = readable;
        }

        @Override
        public long maxInputBytes() {
            return maxInputBytes;
        }

        @Override
        public boolean recognizes(byte[] start) {
            asked++;
            return new String(start, StandardCharsets.ISO_8859_1).startsWith("%PDF-");
        }

        @Override
        public Optional<Document> read(byte[] bytes, Cancellation cancellation) {
            read++;
            String text = "the words of: " + new String(bytes, StandardCharsets.UTF_8);
            return readable ? Optional.of(new Document(text, "pdf", 2, Optional.of("bytes"))) : Optional.empty();
        }
    }
}
