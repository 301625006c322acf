package dev.bufferbridge.tools.engine.glob;

import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * A pattern for a path: names separated by {@code /}, where {@code *} stays within one name and {@code **} alone stands for any number of folders, also
 * none. Immutable.
 */
public final class PathPattern {

    /** Null stands for {@code **}. */
    private final List<@Nullable NamePattern> names;

    private PathPattern(List<@Nullable NamePattern> names) {
        this.names = names;
    }

    /** Slashes at either end do not count; whoever cares about them looks first. */
    public static PathPattern of(String pattern) {
        List<@Nullable NamePattern> names = new ArrayList<>();
        for (String name : split(pattern)) {
            boolean folders = name.equals("**");
            if (!folders || names.isEmpty() || names.get(names.size() - 1) != null) {
                names.add(folders ? null : new NamePattern(name));
            }
        }
        return new PathPattern(names);
    }

    /** Whether the whole path, as its names, matches. */
    public boolean matches(List<String> path) {
        int at = 0;
        int in = 0;
        int foldersAt = -1;
        int foldersIn = -1;
        while (in < path.size()) {
            NamePattern name = at < names.size() ? names.get(at) : null;
            if (at < names.size() && name == null) {
                foldersAt = ++at;
                foldersIn = in;
            } else if (name != null && name.matches(path.get(in))) {
                at++;
                in++;
            } else if (foldersAt >= 0) {
                at = foldersAt;
                in = ++foldersIn;
            } else {
                return false;
            }
        }
        while (at < names.size() && names.get(at) == null) {
            at++;
        }
        return at == names.size();
    }

    private static List<String> split(String pattern) {
        List<String> names = new ArrayList<>();
        for (String name : pattern.split("/", -1)) {
            if (!name.isEmpty()) {
                names.add(name);
            }
        }
        return names;
    }
}
