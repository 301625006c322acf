package dev.bufferbridge.rows;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Set;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

final class CoverageReportTests {

    private static final RowCatalogue CATALOGUE = RowCatalogue.parse(List.of(
            "[first family]",
            "P-1\tediting\tkeeps text",
            "P-2\tediting\tsays a|b",
            "[second family]",
            "O-1\tlater\tflies",
            "O-2\tediting\tlands"));

    @TempDir
    Path root;

    @BeforeEach
    void twoModules() throws IOException {
        record(
                "alpha",
                "P-1\talpha\ta.b.SomeTests#one\tpassed",
                "P-1\talpha\ta.b.SomeTests#one\tskipped",
                "P-1\talpha\ta.b.Outer$InnerTests#two\tpassed",
                "P-2\talpha\ta.b.SomeTests#three\tskipped");
        record("group/beta", "P-1\tbeta\tc.OtherTests#three\tpassed", "P-1\tbeta\tc.OtherTests#four\tpassed");
    }

    @Test
    void thePageHasATableForPartsAndOneForEachFamily() throws IOException {
        CoverageReport.write(root, CATALOGUE, Set.of());

        assertEquals("""
                | part | proved | rows |
                |---|---:|---:|
                | editing | 1 | 3 |
                | later | 0 | 1 |

                ## first family

                | row | meaning | proved by |
                |---|---|---|
                | P-1 | keeps text | `alpha: Outer$InnerTests#two`, `alpha: SomeTests#one`, `beta: OtherTests#four` and 1 more |
                | P-2 | says a\\|b | due with editing |

                ## second family

                | row | meaning | proved by |
                |---|---|---|
                | O-1 | flies | due with later |
                | O-2 | lands | due with editing |
                """, tablesOf(Files.readString(page())));
    }

    @Test
    void theSameRecordsGiveTheSamePageInWhateverOrderTestsRan() throws IOException {
        CoverageReport.write(root, CATALOGUE, Set.of());
        String first = Files.readString(page());
        record("group/beta", "P-1\tbeta\tc.OtherTests#four\tpassed", "P-1\tbeta\tc.OtherTests#three\tpassed");

        CoverageReport.write(root, CATALOGUE, Set.of());

        assertEquals(first, Files.readString(page()));
    }

    @Test
    void aFinishedPartOwesItsSkippedAndMissingRows() {
        assertEquals(
                String.join(
                        System.lineSeparator(),
                        "row P-2 of the finished part \"editing\" was skipped in alpha: SomeTests#three",
                        "row O-2 of the finished part \"editing\" is named by no test that ran"),
                assertThrows(
                                IllegalStateException.class,
                                () -> CoverageReport.write(root, CATALOGUE, Set.of("editing")))
                        .getMessage());
    }

    @Test
    void oneFailureOutweighsEveryPass() throws IOException {
        record("group/beta", "P-1\tbeta\tc.OtherTests#three\tfailed", "P-1\tbeta\tc.OtherTests#three\tpassed");

        CoverageReport.write(root, CATALOGUE, Set.of());

        assertEquals(
                "| P-1 | keeps text | **failed:** `beta: OtherTests#three` |",
                Files.readAllLines(page()).stream()
                        .filter(line -> line.startsWith("| P-1 "))
                        .findFirst()
                        .orElseThrow());
    }

    @Test
    void aRowThatDoesNotExistFailsTheBuild() throws IOException {
        record("alpha", "P-117\talpha\ta.b.SomeTests#one\tpassed");

        assertEquals(
                "a test names the row P-117, which is not in rows.tsv",
                assertThrows(IllegalStateException.class, () -> CoverageReport.write(root, CATALOGUE, Set.of()))
                        .getMessage());
    }

    @Test
    void anUnknownArgumentIsRefused() {
        assertEquals(
                "unknown argument --lax; known is --strict=PART",
                assertThrows(IllegalArgumentException.class, () -> CoverageReport.main(root.toString(), "--lax"))
                        .getMessage());
    }

    private Path page() {
        return root.resolve("docs").resolve("coverage.md");
    }

    private static String tablesOf(String page) {
        return page.substring(page.indexOf("| part"));
    }

    private void record(String module, String... lines) throws IOException {
        Path rows = root.resolve(module).resolve("target").resolve("rows");
        Files.createDirectories(rows);
        Files.writeString(root.resolve(module).resolve("pom.xml"), "<project/>");
        Files.write(rows.resolve("rows.tsv"), List.of(lines));
    }
}
