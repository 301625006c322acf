package dev.bufferbridge.agent.brain;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.bufferbridge.tools.api.ContentBlock;
import dev.bufferbridge.tools.api.ToolError;
import dev.bufferbridge.tools.api.ToolResult;
import java.util.List;
import org.junit.jupiter.api.Test;

final class ResultTextTests {

    @Test
    void oneLineIsSaidAsItIs() {
        assertEquals("Wrote a.txt\n\n", said("Wrote a.txt", null));
    }

    @Test
    void severalLinesStandBetweenFencesThatAreLongEnough() {
        assertEquals("````\n# a\n```\nb\n````\n\n", said("# a\n```\nb", null));
    }

    @Test
    void aFailureNamesTheCommandAndKeepsWhatThereIsToShow() {
        assertEquals("`/read a.txt` failed: no such file\n\n", said("", ToolError.failed("no such file")));
        assertEquals(
                "`/read a.txt` failed: timed out\n\n```\na\nb\n```\n\n", said("a\nb\n", ToolError.failed("timed out")));
    }

    @Test
    void anImageIsNamed() {
        ToolResult result =
                new ToolResult("c", "read", List.of(new ContentBlock.Image("AAAA", "image/png")), null, null);

        assertEquals("(an image, image/png)\n\n", ResultText.of("/read a.png", result));
    }

    @Test
    void longTextIsCutBetweenCharactersAndTheCutIsSaid() {
        String said = said("x" + "😀".repeat(40_000), null);

        assertTrue(said.length() < 66_000);
        assertTrue(said.contains("😀\n… (14466 more characters; the tool call has them)"));
    }

    private static String said(String text, ToolError error) {
        List<ContentBlock> content = text.isEmpty() ? List.of() : List.of(ContentBlock.text(text));
        return ResultText.of("/read a.txt", new ToolResult("c", "read", content, error, null));
    }
}
