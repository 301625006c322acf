package dev.bufferbridge.tools.engine.text;

import java.util.List;
import java.util.Random;

/** Texts for tests that try many: seeded, with few different lines so that they repeat, and all kinds of line endings. */
public final class RandomText {

    private static final List<String> WORDS =
            List.of("a", "b", "foo", "  bar", "\tbaz", "é", "€uro", "😀", "", "}", "x = 1;");

    private final Random random;

    public RandomText(long seed) {
        this.random = new Random(seed);
    }

    public int number(int below) {
        return random.nextInt(below);
    }

    /** Lines that end as given; the last one may not end at all. */
    public String lines(int atMost, List<String> endings) {
        StringBuilder text = new StringBuilder();
        int count = number(atMost + 1);
        for (int i = 0; i < count; i++) {
            text.append(line()).append(endings.get(number(endings.size())));
        }
        return number(3) == 0 ? text.append(line()).toString() : text.toString();
    }

    /** The text with a few lines removed, added or changed. */
    public String changed(String text) {
        StringBuilder now = new StringBuilder();
        for (String line : text.split("(?<=\n)")) {
            int fate = number(10);
            if (fate == 0) {
                continue;
            }
            now.append(fate == 1 ? line() + "\n" : line);
            if (fate == 2) {
                now.append(line()).append('\n');
            }
        }
        return number(8) == 0 && now.length() > 0 ? now.substring(0, now.length() - 1) : now.toString();
    }

    private String line() {
        return WORDS.get(number(WORDS.size())) + WORDS.get(number(WORDS.size()));
    }
}
