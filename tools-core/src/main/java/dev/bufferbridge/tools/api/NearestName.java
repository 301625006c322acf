package dev.bufferbridge.tools.api;

import java.util.Collection;
import java.util.Locale;
import java.util.Optional;

/** Finds the name that somebody probably meant, for messages about unknown names. */
public final class NearestName {

    private static final int LONGEST_COMPARED = 64;

    private NearestName() {}

    /** The known name nearest to {@code wrong}, or empty when none is near. Letter case does not count. */
    public static Optional<String> of(String wrong, Collection<String> known) {
        String nearest = null;
        int best = Integer.MAX_VALUE;
        for (String name : known) {
            int distance = distance(fold(wrong), fold(name));
            if (distance < best) {
                best = distance;
                nearest = name;
            }
        }
        return Optional.ofNullable(nearest).filter(name -> isNear(wrong, name));
    }

    /** A clause to end a message with: {@code "; did you mean maxLines?"}, or nothing. */
    public static String hint(String wrong, Collection<String> known) {
        return of(wrong, known).map(name -> "; did you mean " + name + "?").orElse("");
    }

    private static boolean isNear(String wrong, String name) {
        int longer = Math.max(fold(wrong).length(), fold(name).length());
        return distance(fold(wrong), fold(name)) <= Math.max(2, longer / 3);
    }

    private static String fold(String name) {
        String start = name.length() <= LONGEST_COMPARED ? name : name.substring(0, LONGEST_COMPARED);
        return start.toLowerCase(Locale.ROOT);
    }

    /** Insertions, deletions and replacements that turn one into the other. */
    private static int distance(String from, String to) {
        int[] above = new int[to.length() + 1];
        for (int j = 0; j <= to.length(); j++) {
            above[j] = j;
        }
        for (int i = 1; i <= from.length(); i++) {
            int[] row = new int[to.length() + 1];
            row[0] = i;
            for (int j = 1; j <= to.length(); j++) {
                int replaced = above[j - 1] + (from.charAt(i - 1) == to.charAt(j - 1) ? 0 : 1);
                row[j] = Math.min(replaced, Math.min(above[j], row[j - 1]) + 1);
            }
            above = row;
        }
        return above[to.length()];
    }
}
