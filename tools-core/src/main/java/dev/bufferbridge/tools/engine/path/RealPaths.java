package dev.bufferbridge.tools.engine.path;

import java.io.IOException;
import java.nio.file.FileSystemLoopException;
import java.nio.file.Files;
import java.nio.file.LinkOption;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.nio.file.attribute.BasicFileAttributes;

/**
 * Follows links also where the end of the path does not exist yet: the real path of the nearest existing parent, then the rest. A link to
 * something missing counts as what it points to, since writing through it would create that.
 */
public final class RealPaths {

    private static final int MAX_LINKS = 40;

    private RealPaths() {}

    /**
     * The path with every link followed, whether it exists or not.
     *
     * @throws FileSystemLoopException when links go round in circles
     * @throws IOException when a folder on the way cannot be looked into
     */
    public static Path follow(Path path) throws IOException {
        Path absolute = path.toAbsolutePath().normalize();
        try {
            return absolute.toRealPath();
        } catch (IOException missingOrBroken) {
            return new Walk(absolute).to(absolute);
        }
    }

    /** As {@link #follow}, or the normalised path itself where that cannot be told. */
    public static Path followOrKeep(Path path) {
        try {
            return follow(path);
        } catch (IOException e) {
            return path.toAbsolutePath().normalize();
        }
    }

    /** Goes down name by name and counts the links it follows. */
    private static final class Walk {

        private final Path asked;
        private int links;

        Walk(Path asked) {
            this.asked = asked;
        }

        Path to(Path absolute) throws IOException {
            Path root = absolute.getRoot();
            Path here = root == null ? absolute : root;
            for (Path name : absolute) {
                here = step(here, name.toString());
            }
            return here;
        }

        private Path step(Path here, String name) throws IOException {
            if (name.equals("..")) {
                Path parent = here.getParent();
                return parent == null ? here : parent;
            }
            if (name.isEmpty() || name.equals(".")) {
                return here;
            }
            Path next = here.resolve(name);
            return isLink(here, next) ? throughLink(here, next) : next;
        }

        private Path throughLink(Path here, Path link) throws IOException {
            links++;
            if (links > MAX_LINKS) {
                throw new FileSystemLoopException(asked.toString());
            }
            Path target = Files.readSymbolicLink(link);
            if (target.isAbsolute()) {
                return to(target);
            }
            Path reached = here;
            for (Path name : target) {
                reached = step(reached, name.toString());
            }
            return reached;
        }

        private static boolean isLink(Path folder, Path entry) throws IOException {
            try {
                return Files.readAttributes(entry, BasicFileAttributes.class, LinkOption.NOFOLLOW_LINKS)
                        .isSymbolicLink();
            } catch (NoSuchFileException missing) {
                return false;
            } catch (IOException e) {
                if (Files.exists(folder) && !Files.isDirectory(folder)) {
                    return false;
                }
                throw e;
            }
        }
    }
}
