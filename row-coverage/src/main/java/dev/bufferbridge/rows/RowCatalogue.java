package dev.bufferbridge.rows;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;

/**
 * Every row of the specification, in the order of the resource {@code rows.tsv}: headings in square brackets, below each of them lines of
 * id, part and meaning, separated by tabs. Immutable.
 */
final class RowCatalogue {

    private static final String ROWS = "rows.tsv";
    private static final String FINISHED = "finished-parts.txt";

    private final Map<String, CatalogueRow> rows;

    private RowCatalogue(Map<String, CatalogueRow> rows) {
        this.rows = rows;
    }

    /** The rows that ship with this module. */
    static RowCatalogue bundled() {
        return parse(linesOf(ROWS));
    }

    /** The parts of which every row must be proved, or the build fails. */
    static Set<String> finishedParts() {
        return Set.copyOf(linesOf(FINISHED));
    }

    static RowCatalogue parse(List<String> lines) {
        Map<String, CatalogueRow> rows = new LinkedHashMap<>();
        String family = "";
        for (String line : lines) {
            if (line.startsWith("[")) {
                family = line.substring(1, line.length() - 1);
                continue;
            }
            String[] fields = line.split("\t", -1);
            if (fields.length != 3 || family.isEmpty()) {
                throw new IllegalArgumentException("not a row of three fields under a heading: \"" + line + "\"");
            }
            if (rows.put(fields[0], new CatalogueRow(fields[0], family, fields[1], fields[2])) != null) {
                throw new IllegalArgumentException("row " + fields[0] + " is listed twice");
            }
        }
        return new RowCatalogue(rows);
    }

    List<CatalogueRow> rows() {
        return List.copyOf(rows.values());
    }

    boolean has(String id) {
        return rows.containsKey(id);
    }

    /** The lines of a resource beside this class, without blank lines and without comments, which start with {@code #}. */
    private static List<String> linesOf(String resource) {
        try (InputStream in = RowCatalogue.class.getResourceAsStream(resource)) {
            if (in == null) {
                throw new IllegalStateException("the resource " + resource + " is missing");
            }
            List<String> lines = new ArrayList<>();
            new String(in.readAllBytes(), StandardCharsets.UTF_8)
                    .lines()
                    .filter(line -> !line.isBlank() && !line.startsWith("#"))
                    .forEach(lines::add);
            return lines;
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }
}
