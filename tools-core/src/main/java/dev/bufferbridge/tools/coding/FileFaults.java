package dev.bufferbridge.tools.coding;

import dev.bufferbridge.tools.api.FileFacts;
import dev.bufferbridge.tools.api.TooLargeException;
import dev.bufferbridge.tools.api.ToolException;
import java.io.IOException;
import java.nio.file.AccessDeniedException;
import java.nio.file.FileAlreadyExistsException;
import java.nio.file.FileSystemException;
import java.nio.file.NoSuchFileException;
import org.jspecify.annotations.Nullable;

/** Turns faults of files into words for a model: what is wrong and what to do next. */
final class FileFaults {

    private FileFaults() {}

    /** @param shown the path as the model knows it */
    static ToolException of(String shown, IOException fault) {
        if (fault instanceof NoSuchFileException) {
            return missing(shown);
        }
        if (fault instanceof TooLargeException large) {
            return ToolException.failed(large.getMessage() + ". Nothing was changed.", fault);
        }
        if (fault instanceof AccessDeniedException denied) {
            @Nullable String reason = denied.getReason();
            return ToolException.failed(
                    shown + " cannot be opened: " + (reason == null ? "permission denied" : reason)
                            + ". Ask the user to change its permissions, or use another file.",
                    fault);
        }
        if (fault instanceof FileAlreadyExistsException blocking) {
            return ToolException.failed(
                    shown + " cannot be created: " + blocking.getFile() + " is in the way. Choose another path.",
                    fault);
        }
        if (fault instanceof FileSystemException known && known.getReason() != null) {
            return ToolException.failed(shown + " " + known.getReason() + ".", fault);
        }
        String message = fault.getMessage() == null ? "it could not be reached" : fault.getMessage();
        return ToolException.failed(shown + ": " + message, fault);
    }

    static ToolException missing(String shown) {
        return ToolException.failed(shown + " does not exist. Check the path; list the folder to see what is there.");
    }

    /** Refuses what is no file, before it is opened. */
    static void requireFile(String shown, FileFacts facts) throws ToolException {
        switch (facts.type()) {
            case FILE -> {}
            case MISSING -> throw missing(shown);
            case DIRECTORY -> throw ToolException.failed(shown + " is a directory, not a file. Name a file inside it.");
            case SPECIAL ->
                throw ToolException.failed(
                        shown + " is a pipe, socket or device; such files are never opened. Name a regular file.");
        }
    }
}
