package dev.bufferbridge.agent.policy;

import dev.bufferbridge.tools.engine.glob.IgnoreRules;
import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * Files that a {@code .bufferbridgeignore} at the top of a root hides from every tool. The file is read each time, so that what a person writes into it
 * counts at once.
 */
final class HiddenFiles {

    static final String IGNORE_FILE = ".bufferbridgeignore";
    private static final int MAX_BYTES = 1 << 18;

    private final List<Path> roots;

    /** @param roots absolute, both as given and with links followed */
    HiddenFiles(List<Path> roots) {
        this.roots = List.copyOf(roots);
    }

    /** Why the path must not be touched; empty when it is not hidden. An ignore file that cannot be read hides all of its root. */
    Optional<String> refusal(Path path) {
        for (Path root : roots) {
            if (path.startsWith(root) && !path.equals(root)) {
                Path file = root.resolve(IGNORE_FILE);
                try {
                    if (rules(file).ignores(names(root.relativize(path)), Files.isDirectory(path))) {
                        return Optional.of("hidden from the tools by " + IGNORE_FILE + "; go on without it");
                    }
                } catch (IOException e) {
                    return Optional.of("refused because " + file + " cannot be read; ask the user to repair it");
                }
            }
        }
        return Optional.empty();
    }

    private static IgnoreRules rules(Path file) throws IOException {
        if (Files.exists(file) && !Files.isRegularFile(file)) {
            throw new IOException("not a regular file");
        }
        byte[] bytes;
        try (InputStream in = Files.newInputStream(file)) {
            bytes = in.readNBytes(MAX_BYTES + 1);
        } catch (NoSuchFileException e) {
            return IgnoreRules.parse("");
        }
        if (bytes.length > MAX_BYTES) {
            throw new IOException("too large");
        }
        return IgnoreRules.parse(new String(bytes, StandardCharsets.UTF_8));
    }

    private static List<String> names(Path relative) {
        List<String> names = new ArrayList<>();
        relative.forEach(name -> names.add(name.toString()));
        return names;
    }
}
