package dev.bufferbridge.tools.engine.text;

import java.util.ArrayList;
import java.util.List;

/**
 * Where a text is found in a view: how often in all, and the first few places. Overlapping places count. Linear in the text, whatever is searched for.
 */
record Occurrences(int count, List<Integer> first) {

    static final Occurrences NONE = new Occurrences(0, List.of());

    private static final int KEPT = 10;
    private static final int PROBE = 64;

    /** @param endsLine whether only places at the end of a line count */
    static Occurrences of(String needle, TextView view, boolean endsLine) {
        Counter counter = new Counter(needle, view, endsLine);
        if (needle.length() <= PROBE) {
            counter.countShort();
        } else if (!counter.countProbed()) {
            counter = new Counter(needle, view, endsLine);
            counter.countLinear();
        }
        return new Occurrences(counter.count, counter.first);
    }

    /** Counts in one of three ways; each gives the same answer. */
    private static final class Counter {

        private final String needle;
        private final TextView view;
        private final String text;
        private final List<Integer> first = new ArrayList<>();
        private final boolean endsLine;
        private int count;

        Counter(String needle, TextView view, boolean endsLine) {
            this.needle = needle;
            this.view = view;
            this.text = view.form();
            this.endsLine = endsLine;
        }

        void countShort() {
            for (int at = text.indexOf(needle); at >= 0; at = text.indexOf(needle, at + 1)) {
                take(at);
            }
        }

        /** Looks for the beginning, then compares the rest; gives up, answering false, when that would cost far more than the text is long. */
        boolean countProbed() {
            String probe = needle.substring(0, PROBE);
            long budget = 8L * text.length() + needle.length();
            for (int at = text.indexOf(probe); at >= 0; at = text.indexOf(probe, at + 1)) {
                budget -= needle.length();
                if (budget < 0) {
                    return false;
                }
                if (text.startsWith(needle, at)) {
                    take(at);
                }
            }
            return true;
        }

        void countLinear() {
            new LinearMatcher(needle).forEach(text, at -> {
                take(at);
                return true;
            });
        }

        private void take(int at) {
            int end = at + needle.length();
            boolean inPlace = !endsLine || end == text.length() || text.charAt(end) == '\n';
            if (inPlace && view.isBoundary(at) && view.isBoundary(end)) {
                count++;
                if (first.size() < KEPT) {
                    first.add(at);
                }
            }
        }
    }
}
