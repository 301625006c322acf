package dev.bufferbridge.rows;

import java.util.ArrayList;
import java.util.Collection;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.TreeSet;

/** What a build proved: every row of the catalogue with its state, and what is wrong with that. */
final class Coverage {

    private final List<RowStatus> statuses;
    private final Set<String> unknownRows;

    private Coverage(List<RowStatus> statuses, Set<String> unknownRows) {
        this.statuses = statuses;
        this.unknownRows = unknownRows;
    }

    static Coverage of(RowCatalogue catalogue, Collection<ExecutedRow> executed) {
        SortedMap<String, SortedMap<String, TestOutcome>> testsByRow = new TreeMap<>();
        for (ExecutedRow one : executed) {
            testsByRow
                    .computeIfAbsent(one.row(), row -> new TreeMap<>())
                    .merge(one.module() + ": " + simpleName(one.test()), one.outcome(), TestOutcome::and);
        }
        List<RowStatus> statuses = new ArrayList<>();
        for (CatalogueRow row : catalogue.rows()) {
            statuses.add(statusOf(row, testsByRow.getOrDefault(row.id(), new TreeMap<>())));
        }
        Set<String> unknown = new TreeSet<>(testsByRow.keySet());
        unknown.removeIf(catalogue::has);
        return new Coverage(List.copyOf(statuses), unknown);
    }

    List<RowStatus> statuses() {
        return statuses;
    }

    /** Why the build may not pass: a line per row that a finished part owes, and per row id that does not exist. */
    List<String> complaints(Set<String> finishedParts) {
        List<String> complaints = new ArrayList<>();
        for (String row : unknownRows) {
            complaints.add("a test names the row " + row + ", which is not in rows.tsv");
        }
        for (RowStatus status : statuses) {
            CatalogueRow row = status.row();
            if (status.state() == RowStatus.State.PROVED || !finishedParts.contains(row.part())) {
                continue;
            }
            String why = switch (status.state()) {
                case FAILED -> "failed in " + String.join(", ", status.tests());
                case SKIPPED -> "was skipped in " + String.join(", ", status.tests());
                case MISSING -> "is named by no test that ran";
                case PROVED -> throw new AssertionError(row);
            };
            complaints.add("row " + row.id() + " of the finished part \"" + row.part() + "\" " + why);
        }
        return complaints;
    }

    private static RowStatus statusOf(CatalogueRow row, Map<String, TestOutcome> tests) {
        TestOutcome worst = TestOutcome.SKIPPED;
        for (TestOutcome outcome : tests.values()) {
            worst = worst.and(outcome);
        }
        TestOutcome decisive = worst;
        List<String> deciding = tests.entrySet().stream()
                .filter(test -> test.getValue() == decisive)
                .map(Map.Entry::getKey)
                .toList();
        return new RowStatus(row, tests.isEmpty() ? RowStatus.State.MISSING : stateOf(decisive), deciding);
    }

    private static RowStatus.State stateOf(TestOutcome outcome) {
        return switch (outcome) {
            case PASSED -> RowStatus.State.PROVED;
            case FAILED -> RowStatus.State.FAILED;
            case SKIPPED -> RowStatus.State.SKIPPED;
        };
    }

    private static String simpleName(String test) {
        int member = test.indexOf('#');
        return test.substring(test.lastIndexOf('.', member < 0 ? test.length() : member) + 1);
    }
}
