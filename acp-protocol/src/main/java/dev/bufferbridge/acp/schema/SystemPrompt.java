package dev.bufferbridge.acp.schema;

import dev.bufferbridge.acp.json.Extensible;
import dev.bufferbridge.acp.json.Extra;
import dev.bufferbridge.acp.json.OpenEnum;
import java.util.List;

/** Unstable: text that is added to, or takes the place of, the agent's own system prompt. */
public record SystemPrompt(Mode mode, List<ContentBlock> content, Extra extra) implements Extensible {

    /** How the text is used; an open set. */
    public record Mode(String value) implements OpenEnum {
        public static final Mode APPEND = new Mode("append");
        public static final Mode OVERRIDE = new Mode("override");
    }
}
