package dev.bufferbridge.tools.engine.path;

import java.nio.file.Path;

/** Writes paths for titles and results: relative inside the working directory, absolute elsewhere, always with {@code /} (row O-158). */
public final class DisplayPaths {

    private final Path workingDirectory;
    private final Path realWorkingDirectory;

    /** @param workingDirectory absolute; may be a link */
    public DisplayPaths(Path workingDirectory) {
        this.workingDirectory = workingDirectory.toAbsolutePath().normalize();
        this.realWorkingDirectory = RealPaths.followOrKeep(workingDirectory);
    }

    /** The path as a person wants to read it; {@code .} for the working directory itself. Follows no links of the path. */
    public String show(Path path) {
        Path absolute = workingDirectory.resolve(path).normalize();
        if (absolute.startsWith(workingDirectory)) {
            return relative(workingDirectory, absolute);
        }
        return absolute.startsWith(realWorkingDirectory) ? relative(realWorkingDirectory, absolute) : slashes(absolute);
    }

    private static String relative(Path folder, Path inside) {
        String shown = slashes(folder.relativize(inside));
        return shown.isEmpty() ? "." : shown;
    }

    private static String slashes(Path path) {
        return path.toString().replace(path.getFileSystem().getSeparator(), "/");
    }
}
