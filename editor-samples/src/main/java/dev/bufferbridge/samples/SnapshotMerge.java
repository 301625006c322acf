package dev.bufferbridge.samples;

/** How an editor puts a written text together with what its person has typed since the agent read the file. */
final class SnapshotMerge {

    private SnapshotMerge() {}

    /**
     * Both changes, when they are in different places; otherwise what was written wins.
     *
     * @param base what the agent read last
     * @param buffer what the buffer has now
     * @param written what the agent sent
     */
    static String merge(String base, String buffer, String written) {
        Span typed = Span.between(base, buffer);
        Span sent = Span.between(base, written);
        if (typed.end(base) <= sent.start()) {
            return buffer.substring(0, buffer.length() - sent.tail(base)) + written.substring(sent.start());
        }
        if (sent.end(base) <= typed.start()) {
            return written.substring(0, written.length() - typed.tail(base)) + buffer.substring(typed.start());
        }
        return written;
    }

    /** What two texts do not have in common: it begins after {@code start} characters, {@code after} follow it. */
    private record Span(int start, int after) {

        static Span between(String old, String fresh) {
            int shorter = Math.min(old.length(), fresh.length());
            int start = 0;
            while (start < shorter && old.charAt(start) == fresh.charAt(start)) {
                start++;
            }
            int after = 0;
            while (after < shorter - start
                    && old.charAt(old.length() - 1 - after) == fresh.charAt(fresh.length() - 1 - after)) {
                after++;
            }
            return new Span(start, after);
        }

        int end(String base) {
            return base.length() - after;
        }

        /** How much of the base follows from where the span begins. */
        int tail(String base) {
            return base.length() - start;
        }
    }
}
