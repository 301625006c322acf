package dev.bufferbridge.tools.coding;

import com.fasterxml.jackson.databind.node.JsonNodeFactory;
import com.fasterxml.jackson.databind.node.ObjectNode;
import dev.bufferbridge.tools.api.Cancellation;
import dev.bufferbridge.tools.api.ContentBlock;
import dev.bufferbridge.tools.api.Limit;
import dev.bufferbridge.tools.api.ToolException;
import dev.bufferbridge.tools.api.ToolOutput;
import dev.bufferbridge.tools.engine.text.FileSniffer;
import dev.bufferbridge.tools.engine.text.TextCut;
import java.io.IOException;
import java.nio.file.Path;
import java.util.Base64;
import java.util.List;
import java.util.Optional;

/** Reads images and documents; everything else is left to the text page (rows P-084 to P-094). */
final class PictureReader {

    private final ReadOptions options;

    PictureReader(ReadOptions options) {
        this.options = options;
    }

    /** The image or the document's text, or nothing when the file is neither. */
    Optional<ToolOutput> read(Path path, String shown, long size, Cancellation cancellation)
            throws IOException, ToolException {
        byte[] start = options.files().head(path, FileSniffer.BYTES_NEEDED, cancellation);
        Optional<String> image = options.images().isPresent()
                ? options.images().get().detectImage(path, cancellation)
                : FileSniffer.imageType(start);
        if (image.isPresent()) {
            return Optional.of(image(path, shown, size, image.get(), cancellation));
        }
        boolean document = start.length > 0
                && options.documentReader()
                        .map(reader -> reader.recognizes(start))
                        .orElse(false);
        return document ? document(path, shown, size, cancellation) : Optional.empty();
    }

    private ToolOutput image(Path path, String shown, long size, String mimeType, Cancellation cancellation)
            throws IOException, ToolException {
        long most = options.limits().get(Limit.MAX_IMAGE_BYTES);
        if (size > most) {
            throw tooLarge(shown, "image", size, most);
        }
        byte[] bytes = options.files().bytes(path, most, cancellation);
        if (bytes == null) {
            throw ToolException.failed(shown + " is an image, and its bytes cannot be had here.");
        }
        boolean resized = options.transformImage().isPresent();
        byte[] shownBytes = resized ? options.transformImage().get().transform(bytes, mimeType) : bytes;
        if (shownBytes.length > most) {
            throw tooLarge(shown, "transformed image", shownBytes.length, most);
        }
        ObjectNode metadata = JsonNodeFactory.instance.objectNode();
        metadata.putObject("image")
                .put("mimeType", mimeType)
                .put("resized", resized)
                .put("bytes", shownBytes.length);
        List<ContentBlock> content = List.of(
                ContentBlock.text("Read image file [" + mimeType + "]"),
                new ContentBlock.Image(Base64.getEncoder().encodeToString(shownBytes), mimeType));
        return new ToolOutput(content, metadata, List.of(), null);
    }

    private Optional<ToolOutput> document(Path path, String shown, long size, Cancellation cancellation)
            throws IOException, ToolException {
        DocumentReader reader = options.documentReader().orElseThrow();
        long most = Math.min(reader.maxInputBytes(), options.limits().get(Limit.MAX_DOCUMENT_BYTES));
        if (size > most) {
            throw tooLarge(shown, "document", size, most);
        }
        byte[] bytes = options.files().bytes(path, most, cancellation);
        if (bytes == null) {
            return Optional.empty();
        }
        return reader.read(bytes, cancellation).map(PictureReader::documentOutput);
    }

    private static ToolOutput documentOutput(DocumentReader.Document document) {
        ObjectNode metadata = JsonNodeFactory.instance.objectNode();
        metadata.putObject("document")
                .put("format", document.format())
                .put("pages", document.pages())
                .put("truncatedBy", document.truncatedBy().orElse(null));
        return ToolOutput.of(document.text(), metadata);
    }

    private static ToolException tooLarge(String shown, String what, long size, long most) {
        return ToolException.failed(shown + ": the " + what + " has " + TextCut.size(size) + "; at most "
                + TextCut.size(most) + " can be read. Make it smaller first.");
    }
}
