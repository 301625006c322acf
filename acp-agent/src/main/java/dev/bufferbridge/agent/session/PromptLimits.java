package dev.bufferbridge.agent.session;

import dev.bufferbridge.acp.schema.ContentBlock;
import java.util.List;

/** What one prompt may hold at the most. */
final class PromptLimits {

    static final int MAX_BLOCKS = 1_000;
    static final int MAX_TEXT_CHARS = 32 << 20;

    private PromptLimits() {}

    /** @throws dev.bufferbridge.acp.AcpException invalid params, when there is too much */
    static void check(List<ContentBlock> prompt) {
        if (prompt.size() > MAX_BLOCKS) {
            throw Refusals.badParams(
                    "prompt has " + prompt.size() + " content blocks; at most " + MAX_BLOCKS + " are taken");
        }
        long chars = 0;
        for (ContentBlock block : prompt) {
            chars += block instanceof ContentBlock.Text text ? text.text().length() : 0;
        }
        if (chars > MAX_TEXT_CHARS) {
            throw Refusals.badParams(
                    "the text of prompt is over " + MAX_TEXT_CHARS + " characters; send less at a time");
        }
    }
}
