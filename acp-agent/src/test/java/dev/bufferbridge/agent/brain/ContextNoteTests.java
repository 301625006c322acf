package dev.bufferbridge.agent.brain;

import static org.junit.jupiter.api.Assertions.assertEquals;

import dev.bufferbridge.rows.Row;
import java.util.List;
import org.junit.jupiter.api.Test;

final class ContextNoteTests {

    @Test
    void nothingIsSaidOfNothing() {
        assertEquals("", ContextNote.of(List.of()));
    }

    @Test
    @Row("O-160")
    void whatCameIsNamedBrieflyAndWhatCouldNotBeUsedWithItsReason() {
        assertEquals(
                """
                Context: a.txt (2 lines), b.txt (1 line)

                Could not be used:

                - x: its address zed:///x is no local file; paste the text instead

                """,
                ContextNote.of(List.of(
                        new Prompt.Context("a.txt", "1\n2\n"),
                        new Prompt.Unusable("x", "its address zed:///x is no local file; paste the text instead"),
                        new Prompt.Context("b.txt", "1"))));
    }
}
