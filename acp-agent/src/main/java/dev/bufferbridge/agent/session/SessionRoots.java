package dev.bufferbridge.agent.session;

import java.nio.file.Files;
import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * The folders a session works in.
 *
 * @param cwd absolute; what relative paths are relative to, whatever folder this process was started in (O-123)
 * @param additional absolute, other folders that may be worked in
 */
public record SessionRoots(Path cwd, List<Path> additional) {

    public SessionRoots {
        additional = List.copyOf(additional);
    }

    /**
     * Checks what a client asked for. Looks at the disk.
     *
     * @throws dev.bufferbridge.acp.AcpException invalid params, unless each is an absolute path of an existing folder (O-124)
     */
    public static SessionRoots of(String cwd, List<String> additional, int maxAdditional) {
        if (additional.size() > maxAdditional) {
            throw Refusals.badParams("additionalDirectories has " + additional.size() + " entries; at most "
                    + maxAdditional + " are taken");
        }
        List<Path> others = new ArrayList<>();
        for (String directory : additional) {
            others.add(folder("each of additionalDirectories", directory));
        }
        return new SessionRoots(folder("cwd", cwd), others);
    }

    /** All of them, {@link #cwd} first. */
    public List<Path> all() {
        List<Path> all = new ArrayList<>(additional.size() + 1);
        all.add(cwd);
        all.addAll(additional);
        return all;
    }

    private static Path folder(String field, String given) {
        Path path = path(given);
        if (path == null || !path.isAbsolute() || !Files.isDirectory(path)) {
            throw Refusals.badParams(
                    field + " must be an absolute path of an existing folder, not \"" + Pieces.line(given, 200) + '"');
        }
        return path.normalize();
    }

    private static @Nullable Path path(String given) {
        try {
            return Path.of(given);
        } catch (InvalidPathException e) {
            return null;
        }
    }
}
