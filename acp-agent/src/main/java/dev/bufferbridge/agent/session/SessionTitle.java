package dev.bufferbridge.agent.session;

import java.util.Optional;

/** Names a session after its first prompt. */
final class SessionTitle {

    private static final int MAX_CODE_POINTS = 80;

    private SessionTitle() {}

    /** The first line that is not blank, cut between characters; empty when there is none. */
    static Optional<String> of(String prompt) {
        return prompt.lines()
                .map(String::strip)
                .filter(line -> !line.isEmpty())
                .findFirst()
                .map(SessionTitle::cut);
    }

    private static String cut(String line) {
        if (line.codePointCount(0, line.length()) <= MAX_CODE_POINTS) {
            return line;
        }
        return line.substring(0, line.offsetByCodePoints(0, MAX_CODE_POINTS - 1)) + "…";
    }
}
