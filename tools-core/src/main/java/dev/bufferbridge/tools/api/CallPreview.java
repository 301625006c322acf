package dev.bufferbridge.tools.api;

import java.nio.file.Path;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * What a prepared call will do, exactly: the permission prompt shows this.
 *
 * @param title short and human, paths relative inside the working directory: {@code Edit src/A.java}
 * @param paths every file the call touches
 * @param changes the changes of text it will make; empty for calls that change no text
 * @param command the shell command, for calls that run one
 */
public record CallPreview(
        String title,
        ToolKind kind,
        List<Touched> paths,
        List<FileChange> changes,
        @Nullable String command) {

    public CallPreview {
        paths = List.copyOf(paths);
        changes = List.copyOf(changes);
    }

    /**
     * A file the call touches.
     *
     * @param path absolute
     * @param line where to look, 1-based, or null
     */
    public record Touched(Path path, @Nullable Integer line) {}

    /**
     * Whether the other preview would do the same thing, apart from where in the file it happens: after a permission was given, a call that
     * still does the same is not asked about again.
     */
    public boolean sameDeedAs(CallPreview other) {
        return kind == other.kind
                && java.util.Objects.equals(command, other.command)
                && paths.stream()
                        .map(Touched::path)
                        .toList()
                        .equals(other.paths.stream().map(Touched::path).toList())
                && ChangedRegions.same(changes, other.changes);
    }
}
