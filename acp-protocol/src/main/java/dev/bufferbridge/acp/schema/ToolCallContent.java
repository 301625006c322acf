package dev.bufferbridge.acp.schema;

import com.fasterxml.jackson.databind.node.ObjectNode;
import dev.bufferbridge.acp.json.Extensible;
import dev.bufferbridge.acp.json.Extra;
import dev.bufferbridge.acp.json.RawMember;
import dev.bufferbridge.acp.json.Tag;
import dev.bufferbridge.acp.json.Union;
import org.jspecify.annotations.Nullable;

/** Something a tool call shows. */
@Union("type")
public sealed interface ToolCallContent {

    /** Content that is one text block. */
    static ToolCallContent text(String text) {
        return new Content(new ContentBlock.Text(text), Extra.NONE);
    }

    /** A content block. */
    @Tag("content")
    record Content(ContentBlock content, Extra extra) implements ToolCallContent, Extensible {
        public Content(ContentBlock content) {
            this(content, Extra.NONE);
        }
    }

    /** A change of a file; {@code oldText} null means the file is new. */
    @Tag("diff")
    record Diff(String path, @Nullable String oldText, String newText, Extra extra)
            implements ToolCallContent, Extensible {
        public Diff(String path, @Nullable String oldText, String newText) {
            this(path, oldText, newText, Extra.NONE);
        }
    }

    /** A terminal of the client, shown live. */
    @Tag("terminal")
    record Terminal(String terminalId, Extra extra) implements ToolCallContent, Extensible {
        public Terminal(String terminalId) {
            this(terminalId, Extra.NONE);
        }
    }

    /** A kind this version does not know, kept as it came. */
    record Unknown(ObjectNode raw) implements ToolCallContent, RawMember {}
}
