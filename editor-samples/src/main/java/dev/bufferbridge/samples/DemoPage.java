package dev.bufferbridge.samples;

import java.util.ArrayList;
import java.util.List;

/** The demo's page: at most 100 columns and 45 lines, ASCII only. */
final class DemoPage {

    private static final int COLUMN = 46;

    /** What a line has room for behind the word it begins with. */
    private static final int MOST_TEXT = 93;

    private final DemoFacts facts;
    private final Ink ink;
    private final List<String> lines = new ArrayList<>();

    DemoPage(DemoFacts facts, Ink ink) {
        this.facts = facts;
        this.ink = ink;
    }

    String text() {
        lines.clear();
        lines.add(ink.bold("bufferbridge reads and edits what your editor shows, also what you have not saved."));
        sideBySide("on the disk", "in the editor, not saved", facts.before());
        entry("you", DemoStory.READ_PROMPT);
        toolCall(facts.read());
        entry("agent", clipped("reads: " + facts.seen().strip()));
        lines.add("");
        entry("you", "/replace " + DemoFolder.FILE + "  (old line, new line)");
        toolCall(facts.edit());
        options();
        facts.diff()
                .forEach(line ->
                        entry("diff", line.startsWith("-") ? ink.red(clipped(line)) : ink.green(clipped(line))));
        entry("event", facts.event());
        sideBySide("on the disk: as before", "in the editor: edited, not saved", facts.after());
        entry("you", "save");
        entry("disk", ink.green(lineThatDiffers(facts.saved(), facts.after().disk())));
        lines.add("");
        facts.claims()
                .forEach(claim -> lines.add(
                        (claim.holds() ? ink.green("  ok  ") : ink.red("FAILED")) + "  " + claim.text() + "."));
        return String.join("\n", lines) + "\n";
    }

    private void entry(String who, String what) {
        lines.add(ink.yellow("%-6s".formatted(who)) + " " + what);
    }

    private void toolCall(DemoFacts.Step step) {
        String life = String.join(" -> ", step.statuses());
        entry("tool", clipped("%s  [%s]  %s".formatted(step.title(), step.kind(), life)));
    }

    private void options() {
        for (String option : facts.options()) {
            boolean chosen = option.equals(facts.chosen());
            entry("asks", chosen ? ink.bold(clipped("[x] " + option)) : clipped("[ ] " + option));
        }
    }

    private static String clipped(String text) {
        return text.length() <= MOST_TEXT ? text : text.substring(0, MOST_TEXT - 3) + "...";
    }

    private void sideBySide(String left, String right, DemoFacts.Texts texts) {
        lines.add("");
        lines.add(ink.bold(("%-" + COLUMN + "s   ").formatted(DemoFolder.FILE + " " + left) + right));
        List<String> disk = texts.disk().lines().toList();
        List<String> buffer = texts.buffer().lines().toList();
        for (int i = 0; i < Math.max(disk.size(), buffer.size()); i++) {
            String there = i < disk.size() ? disk.get(i) : "";
            String here = i < buffer.size() ? buffer.get(i) : "";
            String shown = here.equals(there) ? here : ink.green(here);
            lines.add(("%-" + COLUMN + "s | ").formatted(there) + shown);
        }
        lines.add("");
    }

    private static String lineThatDiffers(String text, String other) {
        List<String> known = other.lines().toList();
        return text.lines()
                .filter(line -> !known.contains(line))
                .findFirst()
                .orElse("(unchanged)")
                .strip();
    }
}
