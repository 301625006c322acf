package dev.bufferbridge.tools.coding;

import dev.bufferbridge.tools.api.Limits;
import dev.bufferbridge.tools.api.ReadLedger;
import dev.bufferbridge.tools.api.TextFiles;
import dev.bufferbridge.tools.engine.disk.DiskTextFiles;
import java.io.IOException;
import java.util.Optional;

/**
 * How the read tool works. Immutable; start from {@link #defaults()}.
 *
 * @param limits page, scan and image limits
 * @param images where images are recognised; a backend without bytes says so
 * @param ledger takes what was shown
 * @param transformImage changes an image before it is encoded, such as to a smaller size
 */
public record ReadOptions(
        TextFiles files,
        Limits limits,
        ReadLedger ledger,
        Optional<ReadOperations> images,
        Optional<ImageTransform> transformImage,
        Optional<DocumentReader> documentReader) {

    /** Changes an image before it is handed to the brain; what comes back is held to the image limit too. */
    @FunctionalInterface
    public interface ImageTransform {
        byte[] transform(byte[] image, String mimeType) throws IOException;
    }

    /** The local disk, the default limits, a ledger of its own. */
    public static ReadOptions defaults() {
        return new ReadOptions(
                new DiskTextFiles(),
                Limits.defaults(),
                new ReadLedger(),
                Optional.empty(),
                Optional.empty(),
                Optional.empty());
    }

    public ReadOptions withFiles(TextFiles other) {
        return new ReadOptions(other, limits, ledger, images, transformImage, documentReader);
    }

    /** Reads through the host's own backend, and through nothing else. */
    public ReadOptions withOperations(ReadOperations operations) {
        return new ReadOptions(
                BackendTextFiles.of(operations),
                limits,
                ledger,
                Optional.of(operations),
                transformImage,
                documentReader);
    }

    public ReadOptions withLimits(Limits other) {
        return new ReadOptions(files, other, ledger, images, transformImage, documentReader);
    }

    public ReadOptions withLedger(ReadLedger other) {
        return new ReadOptions(files, limits, other, images, transformImage, documentReader);
    }

    public ReadOptions withTransformImage(ImageTransform transform) {
        return new ReadOptions(files, limits, ledger, images, Optional.of(transform), documentReader);
    }

    public ReadOptions withDocumentReader(DocumentReader reader) {
        return new ReadOptions(files, limits, ledger, images, transformImage, Optional.of(reader));
    }
}
