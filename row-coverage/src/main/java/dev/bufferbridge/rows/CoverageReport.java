package dev.bufferbridge.rows;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Stream;

/** Writes {@code docs/coverage.md} from the records of all modules under a project's root. The build runs it last. */
public final class CoverageReport {

    private static final String STRICT = "--strict=";

    private CoverageReport() {}

    /**
     * Writes the report, then fails when a row of a finished part is not proved, or a test names a row that does not exist.
     *
     * @param arguments the project's root, then optionally {@code --strict=PART} for each part to be held to all of its rows in
     *     addition to those that the resource {@code finished-parts.txt} names
     * @throws IOException when a record cannot be read or the report cannot be written
     * @throws IllegalStateException with one line per complaint
     */
    public static void main(String... arguments) throws IOException {
        if (arguments.length == 0) {
            throw new IllegalArgumentException("usage: CoverageReport ROOT [--strict=PART]...");
        }
        Set<String> finished = new TreeSet<>(RowCatalogue.finishedParts());
        for (String argument : List.of(arguments).subList(1, arguments.length)) {
            if (!argument.startsWith(STRICT)) {
                throw new IllegalArgumentException("unknown argument " + argument + "; known is --strict=PART");
            }
            finished.add(argument.substring(STRICT.length()));
        }
        write(Path.of(arguments[0]), RowCatalogue.bundled(), finished);
    }

    static void write(Path root, RowCatalogue catalogue, Set<String> finishedParts) throws IOException {
        Coverage coverage = Coverage.of(catalogue, recordsUnder(root));
        Path page = root.resolve("docs").resolve("coverage.md");
        Files.createDirectories(page.getParent());
        Files.writeString(page, CoverageMarkdown.of(coverage));
        List<String> complaints = coverage.complaints(finishedParts);
        if (!complaints.isEmpty()) {
            throw new IllegalStateException(String.join(System.lineSeparator(), complaints));
        }
    }

    private static List<ExecutedRow> recordsUnder(Path root) throws IOException {
        List<ExecutedRow> records = new ArrayList<>();
        for (Path file : recordFiles(root)) {
            for (String line : Files.readAllLines(file, StandardCharsets.UTF_8)) {
                records.add(ExecutedRow.parse(line));
            }
        }
        return records;
    }

    /** {@code MODULE/target/rows/rows.tsv} and {@code FOLDER/MODULE/target/rows/rows.tsv}. */
    private static List<Path> recordFiles(Path root) throws IOException {
        List<Path> files = new ArrayList<>();
        for (Path module : foldersIn(root)) {
            addRecordOf(module, files);
            for (Path inner : foldersIn(module)) {
                addRecordOf(inner, files);
            }
        }
        return files;
    }

    private static void addRecordOf(Path module, List<Path> files) {
        Path file = module.resolve("target").resolve("rows").resolve("rows.tsv");
        if (Files.isRegularFile(file) && Files.exists(module.resolve("pom.xml"))) {
            files.add(file);
        }
    }

    private static List<Path> foldersIn(Path folder) throws IOException {
        try (Stream<Path> children = Files.list(folder)) {
            return children.filter(Files::isDirectory).sorted().toList();
        }
    }
}
