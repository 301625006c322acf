package dev.bufferbridge.tools.engine.path;

import dev.bufferbridge.tools.api.ToolException;
import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import java.util.Optional;

/**
 * Makes an absolute path of what a brain or a person wrote (contracts.md 1b, rows P-070, O-060). Touches no file except in {@link #existing}.
 *
 * <p>A leading {@code @} is dropped, Unicode spaces become spaces, {@code ~}, {@code ~/} and {@code file://} are expanded, the rest is relative to the
 * working directory, and {@code .} and {@code ..} are taken out.
 */
public final class PathResolver {

    private final Path workingDirectory;
    private final Path home;

    /** @param workingDirectory absolute */
    public PathResolver(Path workingDirectory, Path home) {
        this.workingDirectory = workingDirectory.toAbsolutePath().normalize();
        this.home = home;
    }

    /** With the home of the user who runs this process. */
    public static PathResolver of(Path workingDirectory) {
        return new PathResolver(workingDirectory, Path.of(System.getProperty("user.home", "/")));
    }

    public Path workingDirectory() {
        return workingDirectory;
    }

    /** @throws ToolException {@linkplain ToolException#isBadArguments bad arguments} when this is no path, in words for a model */
    public Path resolve(String given) throws ToolException {
        String written = LookalikeNames.withPlainSpaces(given.startsWith("@") ? given.substring(1) : given);
        if (written.isBlank()) {
            throw ToolException.badArguments("path is empty; name a file, or . for the working directory");
        }
        String path = FileUri.isOne(written) ? FileUri.path(written) : written;
        if (path.indexOf('\0') >= 0) {
            throw ToolException.badArguments("path must not hold a NUL character");
        }
        try {
            return workingDirectory.resolve(expandHome(path)).normalize();
        } catch (InvalidPathException e) {
            throw ToolException.badArguments("no such path can exist here: " + e.getReason());
        }
    }

    /**
     * As {@link #resolve}, then the file that is meant where none has exactly that name: accents stored composed or decomposed, a narrow space before
     * AM or PM, a curly apostrophe (row O-011). For reading only; the path itself where nothing or more than one file is alike.
     */
    public Path existing(String given) throws ToolException {
        Path resolved = resolve(given);
        Optional<Path> alike = LookalikeNames.find(resolved);
        return alike.orElse(resolved);
    }

    private Path expandHome(String path) {
        if (path.equals("~")) {
            return home;
        }
        return path.startsWith("~/") ? home.resolve(withoutLeadingSlashes(path.substring(2))) : Path.of(path);
    }

    private static String withoutLeadingSlashes(String path) {
        int start = 0;
        while (start < path.length() && path.charAt(start) == '/') {
            start++;
        }
        return path.substring(start);
    }
}
