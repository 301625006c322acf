package dev.bufferbridge.rows;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/** Writes a {@link Coverage} as a page: a table of parts, then a table for each family. Equal coverage gives equal text. */
final class CoverageMarkdown {

    private static final int TESTS_SHOWN = 3;

    private final Coverage coverage;
    private final List<String> lines = new ArrayList<>();

    private CoverageMarkdown(Coverage coverage) {
        this.coverage = coverage;
    }

    static String of(Coverage coverage) {
        CoverageMarkdown page = new CoverageMarkdown(coverage);
        page.introduction();
        page.parts();
        page.families();
        return String.join("\n", page.lines) + "\n";
    }

    private void introduction() {
        lines.add("# Coverage");
        lines.add("");
        lines.add(
                "Written by `mvn verify` from the tests that ran; do not edit. Each row is one thing the product must do. A test names the");
        lines.add("rows it proves with `@Row`; a row counts as proved when such a test passed and none failed.");
        lines.add("");
    }

    private void parts() {
        Map<String, int[]> counts = new LinkedHashMap<>();
        for (RowStatus status : coverage.statuses()) {
            int[] count = counts.computeIfAbsent(status.row().part(), part -> new int[2]);
            count[0] += status.state() == RowStatus.State.PROVED ? 1 : 0;
            count[1]++;
        }
        lines.add("| part | proved | rows |");
        lines.add("|---|---:|---:|");
        counts.forEach((part, count) -> lines.add("| " + part + " | " + count[0] + " | " + count[1] + " |"));
    }

    private void families() {
        String family = "";
        for (RowStatus status : coverage.statuses()) {
            CatalogueRow row = status.row();
            if (!row.family().equals(family)) {
                family = row.family();
                heading(family);
            }
            lines.add("| " + row.id() + " | " + cell(row.meaning()) + " | " + proof(status) + " |");
        }
    }

    private void heading(String family) {
        lines.add("");
        lines.add("## " + family);
        lines.add("");
        lines.add("| row | meaning | proved by |");
        lines.add("|---|---|---|");
    }

    private static String proof(RowStatus status) {
        return switch (status.state()) {
            case PROVED -> tests(status.tests());
            case FAILED -> "**failed:** " + tests(status.tests());
            case SKIPPED, MISSING -> "due with " + status.row().part();
        };
    }

    private static String tests(List<String> tests) {
        List<String> shown = new ArrayList<>();
        for (String test : tests.subList(0, Math.min(TESTS_SHOWN, tests.size()))) {
            shown.add("`" + test + "`");
        }
        String text = String.join(", ", shown);
        return tests.size() <= TESTS_SHOWN ? text : text + " and " + (tests.size() - TESTS_SHOWN) + " more";
    }

    private static String cell(String text) {
        return text.replace("|", "\\|");
    }
}
