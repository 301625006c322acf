package dev.bufferbridge.tools.engine.text;

/** How far two texts agree from either end. Compares blocks first, so that a small change in a large text is found fast. */
public final class CommonEnds {

    private static final int BLOCK = 4_096;

    private CommonEnds() {}

    /** How many characters are the same from the start. */
    public static int head(String left, String right) {
        int most = Math.min(left.length(), right.length());
        int same = 0;
        while (same + BLOCK <= most && left.regionMatches(same, right, same, BLOCK)) {
            same += BLOCK;
        }
        while (same < most && left.charAt(same) == right.charAt(same)) {
            same++;
        }
        return same;
    }

    /** How many characters are the same from the end, at most {@code most}; no more than either text has. */
    public static int tail(String left, String right, int most) {
        int same = 0;
        while (same + BLOCK <= most
                && left.regionMatches(left.length() - same - BLOCK, right, right.length() - same - BLOCK, BLOCK)) {
            same += BLOCK;
        }
        while (same < most && left.charAt(left.length() - 1 - same) == right.charAt(right.length() - 1 - same)) {
            same++;
        }
        return same;
    }
}
