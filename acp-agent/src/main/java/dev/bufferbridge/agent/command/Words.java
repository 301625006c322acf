package dev.bufferbridge.agent.command;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * Splits a line into words at blanks and tabs. Double quotes hold a word together; inside them a backslash takes the meaning from a quote or another
 * backslash, and is itself before anything else.
 */
final class Words {

    private Words() {}

    /** The words, or empty when a quote is never closed. */
    static Optional<List<String>> split(String line) {
        List<String> words = new ArrayList<>();
        StringBuilder word = new StringBuilder();
        boolean inWord = false;
        boolean quoted = false;
        for (int i = 0; i < line.length(); i++) {
            char character = line.charAt(i);
            if (quoted && character == '\\' && i + 1 < line.length() && isSpecial(line.charAt(i + 1))) {
                word.append(line.charAt(++i));
            } else if (character == '"') {
                quoted = !quoted;
                inWord = true;
            } else if (!quoted && isBlank(character)) {
                if (inWord) {
                    words.add(word.toString());
                    word.setLength(0);
                    inWord = false;
                }
            } else {
                word.append(character);
                inWord = true;
            }
        }
        if (inWord) {
            words.add(word.toString());
        }
        return quoted ? Optional.empty() : Optional.of(words);
    }

    private static boolean isBlank(char character) {
        return character == ' ' || character == '\t';
    }

    private static boolean isSpecial(char character) {
        return character == '"' || character == '\\';
    }
}
