package dev.bufferbridge.agent.policy;

/** Compares a shell command with the pattern of a rule: the exact command, in which {@code *} stands for any text. */
final class CommandPattern {

    /** What lets one command become two, or reach other files than it says. */
    private static final String SHELL_SYNTAX = ";|&`$()<>\n\r";

    private CommandPattern() {}

    static boolean matches(String pattern, String command) {
        return matches(pattern, command, "");
    }

    /** As {@link #matches}, but a star takes no shell syntax: {@code git log *} allows no {@code git log; rm -r .}. */
    static boolean matchesSafely(String pattern, String command) {
        return matches(pattern, command, SHELL_SYNTAX);
    }

    private static boolean matches(String pattern, String command, String notForStar) {
        int at = 0;
        int in = 0;
        int starAt = -1;
        int starIn = -1;
        while (in < command.length()) {
            if (at < pattern.length() && pattern.charAt(at) == '*') {
                starAt = ++at;
                starIn = in;
            } else if (at < pattern.length() && pattern.charAt(at) == command.charAt(in)) {
                at++;
                in++;
            } else if (starAt >= 0 && notForStar.indexOf(command.charAt(starIn)) < 0) {
                at = starAt;
                in = ++starIn;
            } else {
                return false;
            }
        }
        while (at < pattern.length() && pattern.charAt(at) == '*') {
            at++;
        }
        return at == pattern.length();
    }
}
