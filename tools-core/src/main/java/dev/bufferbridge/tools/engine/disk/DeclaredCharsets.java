package dev.bufferbridge.tools.engine.disk;

import dev.bufferbridge.tools.engine.glob.PathPattern;
import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.Charset;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;

/**
 * The charset that the nearest {@code .editorconfig} with a say declares for a file. Reads only as much as a settings file needs; a broken or unreadable
 * file declares nothing.
 */
final class DeclaredCharsets {

    private static final int MOST_BYTES = 256 * 1024;
    private static final int MOST_FOLDERS = 64;
    private static final int MOST_SECTION_CHARS = 1_024;
    private static final int MOST_ALTERNATIVES = 64;

    private DeclaredCharsets() {}

    static Optional<Charset> of(Path file) {
        Path folder = file.getParent();
        for (int i = 0; folder != null && i < MOST_FOLDERS; i++, folder = folder.getParent()) {
            Path settings = folder.resolve(".editorconfig");
            if (!Files.isRegularFile(settings)) {
                continue;
            }
            Reading reading = read(settings, folder.relativize(file));
            if (reading.charset.isPresent() || reading.root) {
                return reading.charset;
            }
        }
        return Optional.empty();
    }

    private record Reading(Optional<Charset> charset, boolean root) {}

    private static Reading read(Path settings, Path file) {
        Optional<Charset> charset = Optional.empty();
        boolean root = false;
        boolean inPreamble = true;
        boolean applies = false;
        try {
            for (String line : beginning(settings).lines().toList()) {
                String trimmed = line.strip();
                if (trimmed.startsWith("[") && trimmed.endsWith("]")) {
                    inPreamble = false;
                    applies = matches(trimmed.substring(1, trimmed.length() - 1), file);
                } else if (inPreamble && isSetting(trimmed, "root")) {
                    root = value(trimmed).equals("true");
                } else if (applies && isSetting(trimmed, "charset")) {
                    charset = charset(value(trimmed));
                }
            }
        } catch (IOException unreadable) {
            return new Reading(Optional.empty(), false);
        }
        return new Reading(charset, root);
    }

    private static String beginning(Path settings) throws IOException {
        try (InputStream in = Files.newInputStream(settings)) {
            return new String(in.readNBytes(MOST_BYTES), StandardCharsets.UTF_8);
        }
    }

    /** A pattern without a slash applies in every folder, others from the folder of the settings. */
    private static boolean matches(String section, Path file) {
        List<String> names = new ArrayList<>();
        file.forEach(name -> names.add(name.toString()));
        boolean anywhere = section.indexOf('/') < 0;
        List<String> compared = anywhere ? names.subList(names.size() - 1, names.size()) : names;
        return section.length() <= MOST_SECTION_CHARS
                && alternatives(section).stream()
                        .anyMatch(pattern -> PathPattern.of(pattern).matches(compared));
    }

    /** Each way to read the braces: both {@code *.js} and {@code *.ts} for {@code *.{js,ts}}. Further braces stay once there are many. */
    private static List<String> alternatives(String section) {
        List<String> ways = new ArrayList<>(List.of(section));
        int plain = 0;
        while (plain < ways.size() && ways.size() <= MOST_ALTERNATIVES) {
            String way = ways.get(plain);
            int close = way.indexOf('}');
            int open = close < 0 ? -1 : way.lastIndexOf('{', close);
            if (open < 0) {
                plain++;
                continue;
            }
            ways.remove(plain);
            for (String choice : way.substring(open + 1, close).split(",", -1)) {
                ways.add(way.substring(0, open) + choice + way.substring(close + 1));
            }
        }
        return ways;
    }

    private static boolean isSetting(String line, String name) {
        int equals = line.indexOf('=');
        return equals > 0 && line.substring(0, equals).strip().equalsIgnoreCase(name);
    }

    private static String value(String line) {
        return line.substring(line.indexOf('=') + 1).strip().toLowerCase(Locale.ROOT);
    }

    private static Optional<Charset> charset(String name) {
        String known = switch (name) {
            case "latin1" -> "ISO-8859-1";
            case "utf-8-bom" -> "UTF-8";
            // the names without an order would have Java write a mark of its own
            case "utf-16" -> "UTF-16BE";
            case "utf-32" -> "UTF-32BE";
            default -> name;
        };
        try {
            return Charset.isSupported(known)
                    ? Optional.of(Charset.forName(known)).filter(Charset::canEncode)
                    : Optional.empty();
        } catch (IllegalArgumentException notACharset) {
            return Optional.empty();
        }
    }
}
