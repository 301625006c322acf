package dev.bufferbridge.tools.engine.path;

import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;

/**
 * Tells whether a path lies inside the folders a session works in, after links are followed on both sides (rows O-058, O-059). A file that does not
 * exist yet is judged by its nearest existing parent; a link to something missing by where it points. Immutable; looks at the disk each time.
 */
public final class Containment {

    private final List<Root> roots;

    private Containment(List<Root> roots) {
        this.roots = roots;
    }

    /**
     * @param roots absolute, the working directory first; they may be links and need not exist
     * @throws IOException when a root cannot be looked into
     */
    public static Containment of(List<Path> roots) throws IOException {
        List<Root> real = new ArrayList<>();
        for (Path root : roots) {
            real.add(new Root(root.toAbsolutePath().normalize(), RealPaths.follow(root)));
        }
        return new Containment(List.copyOf(real));
    }

    /** Where the path lies. What cannot be told counts as outside for everybody who asks {@link #contains}. */
    public Place locate(Path path) {
        Path real;
        try {
            real = RealPaths.follow(path);
        } catch (IOException e) {
            return new Place.Unknown(String.valueOf(e.getMessage()));
        }
        for (Root root : roots) {
            if (real.startsWith(root.real())) {
                return new Place.Inside(root.given(), real);
            }
        }
        return new Place.Outside(real);
    }

    public boolean contains(Path path) {
        return locate(path) instanceof Place.Inside;
    }

    /** The roots as they were given, normalised. */
    public List<Path> roots() {
        return roots.stream().map(Root::given).toList();
    }

    /** Where a path lies. */
    public sealed interface Place {

        /**
         * Inside.
         *
         * @param root the first root that holds it, as it was given
         * @param real the path with every link followed
         */
        record Inside(Path root, Path real) implements Place {}

        /**
         * Outside.
         *
         * @param real the path with every link followed
         */
        record Outside(Path real) implements Place {}

        /** Links go round in circles, or a folder on the way is closed to us. */
        record Unknown(String reason) implements Place {}
    }

    private record Root(Path given, Path real) {}
}
