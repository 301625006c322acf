package dev.bufferbridge.tools.api;

import java.nio.file.Path;
import java.util.List;

/**
 * A whole text as it was at one moment.
 *
 * @param path absolute, the real file after links
 * @param text decoded, without its byte order mark, line endings as they are
 * @param version what to give to {@link TextFiles#replace} so that nothing newer is overwritten
 * @param notices what the brain must know of this text, such as "unsaved in the editor" or "changed on disk since you read it"
 */
public record TextSnapshot(
        Path path, String text, TextVersion version, TextFormat format, Source source, List<String> notices) {

    public TextSnapshot {
        notices = List.copyOf(notices);
    }

    /** Where the text came from. */
    public enum Source {
        DISK,
        EDITOR
    }
}
