package dev.bufferbridge.editor;

import static org.junit.jupiter.api.Assertions.assertEquals;

import dev.bufferbridge.editor.BufferMemory.Link;
import dev.bufferbridge.editor.BufferMemory.Sighting;
import dev.bufferbridge.tools.api.TextVersion;
import java.nio.file.Path;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class BufferStateTests {

    /** Versions are letters; "-" is nothing. */
    @ParameterizedTest(name = "seen {0}/{1} {2}, now {3}/{4}: {5}")
    @CsvSource({
        "-, -, -,          a, a, CLEAN",
        "-, -, -,          b, a, UNSAVED",
        "-, -, -,          b, -, UNSAVED",
        "a, a, CLEAN,      a, a, CLEAN",
        "a, a, CLEAN,      b, a, UNSAVED",
        "a, a, CLEAN,      a, c, STALE",
        "a, a, CLEAN,      b, c, CONFLICT",
        "a, a, CLEAN,      c, c, CLEAN",
        "a, a, CLEAN,      a, -, STALE",
        "a, a, CLEAN,      b, -, UNSAVED",
        "b, a, UNSAVED,    b, -, UNSAVED",
        "a, c, SUPERSEDED, a, -, STALE",
        "a, c, SUPERSEDED, b, -, UNSAVED",
        "b, a, UNSAVED,    b, a, UNSAVED",
        "b, a, UNSAVED,    d, a, UNSAVED",
        "b, a, UNSAVED,    b, c, CONFLICT",
        "b, a, UNSAVED,    d, c, CONFLICT",
        "b, a, UNSAVED,    c, c, CLEAN",
        "b, -, UNSAVED,    b, c, CONFLICT",
        "a, c, SUPERSEDED, a, c, STALE",
        "a, c, SUPERSEDED, a, d, STALE",
        "a, c, SUPERSEDED, b, c, CONFLICT",
        "a, c, SUPERSEDED, c, c, CLEAN"
    })
    void stateFollowsFromWhatWasSeenAndWhatIs(
            String seenBuffer, String seenDisk, String link, String buffer, String disk, BufferState expected) {
        Sighting before = seenBuffer.equals("-")
                ? null
                : new Sighting(Path.of("/f"), version(seenBuffer), version(seenDisk), Link.valueOf(link));

        assertEquals(expected, BufferState.judge(before, version(buffer), version(disk), buffer.equals(disk)));
    }

    private static TextVersion version(String letter) {
        return letter.equals("-") ? null : new TextVersion(letter);
    }
}
