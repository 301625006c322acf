package dev.bufferbridge.tools.api;

import java.io.IOException;
import java.nio.file.Path;

/**
 * The text of files, wherever the truth about it lives: on the disk, or in the buffers of an editor. The one seam that buffer truth needs.
 *
 * <p>Paths are absolute and already expanded. Implementations block, are safe for use by several threads, bound everything they read, and honour
 * the cancellation. They do not decide what may be read or written: that is the policy's.
 */
public interface TextFiles {

    /** What is at the path, links followed; for text that an editor shows, the buffer's size. */
    FileFacts facts(Path path, Cancellation cancellation) throws IOException;

    /**
     * The whole text.
     *
     * @param maxBytes more than that is refused, before it is loaded where the size is known
     * @throws java.nio.file.NoSuchFileException when nothing is there
     * @throws TooLargeException when over {@code maxBytes}
     * @throws IOException when it is a directory or a special file, cannot be read, or nobody answers in time; the message says so to a model
     */
    TextSnapshot read(Path path, long maxBytes, Cancellation cancellation) throws IOException;

    /**
     * One page of the text; never loads more than the page where the text lies on disk. Row P-076.
     *
     * @throws java.nio.file.NoSuchFileException when nothing is there
     */
    TextPage page(Path path, PageRequest request, Cancellation cancellation) throws IOException;

    /**
     * The first raw bytes, to tell what kind of file it is; fewer when the file is shorter, none when it is missing, no regular file, or has no raw bytes.
     */
    default byte[] head(Path path, int bytes, Cancellation cancellation) throws IOException {
        return new byte[0];
    }

    /** The raw bytes, for images and documents; an implementation without raw bytes (an editor) reads the disk or answers null. */
    byte @org.jspecify.annotations.Nullable [] bytes(Path path, long maxBytes, Cancellation cancellation)
            throws IOException;

    /**
     * Compare-and-set of the whole text: writes only while the present version is the expected one.
     *
     * <p>All or nothing. Keeps the file's charset, byte order mark and mode; line endings are written as they are in {@code text}, so the
     * caller decides on them. Creates missing parent directories.
     *
     * @param text the whole new text without a byte order mark
     * @throws IOException when the write failed; the old text is whole
     */
    WriteOutcome replace(Path path, Expected expected, String text, Cancellation cancellation) throws IOException;

    /** What must be there for a replacement to go on. */
    sealed interface Expected {

        /** This version and no other. */
        record Version(TextVersion version) implements Expected {}

        /** Nothing. */
        record Absent() implements Expected {}
    }

    /** How a replacement ended. */
    sealed interface WriteOutcome {

        /**
         * Written.
         *
         * @param before what was there, or null when the file is new
         * @param after what is really there now, read back; an editor may have formatted it
         * @param asSent whether {@code after} is what was sent
         */
        record Written(@org.jspecify.annotations.Nullable TextSnapshot before, TextSnapshot after, boolean asSent)
                implements WriteOutcome {}

        /** Not written: something else is there now, or nothing is there any more. */
        record Changed(@org.jspecify.annotations.Nullable TextSnapshot now) implements WriteOutcome {}

        /** Not written, for a reason that a model can act on: unsaved edits would be lost, the text does not fit the file's encoding, … */
        record Refused(String reason) implements WriteOutcome {}
    }
}
