package dev.bufferbridge.acp.schema;

import dev.bufferbridge.acp.json.Default;
import dev.bufferbridge.acp.json.Extensible;
import dev.bufferbridge.acp.json.Extra;
import dev.bufferbridge.acp.json.Lenient;
import dev.bufferbridge.acp.json.OmitEmpty;
import dev.bufferbridge.acp.json.Unstable;
import org.jspecify.annotations.Nullable;

/**
 * What an agent offers to the client. Absent means not offered.
 *
 * @param providers unstable
 */
public record AgentCapabilities(
        @Default @Lenient boolean loadSession,
        @Default @Lenient Prompt promptCapabilities,
        @Default @Lenient Mcp mcpCapabilities,
        @Default @Lenient Session sessionCapabilities,
        @Default @Lenient Auth auth,
        @Unstable @Nullable Marker providers,
        Extra extra)
        implements Extensible {

    /** Offers nothing beyond the baseline. */
    public static final AgentCapabilities NONE =
            new AgentCapabilities(false, Prompt.NONE, Mcp.NONE, Session.NONE, Auth.NONE, null, Extra.NONE);

    /** Prompt content beyond text and resource links. */
    public record Prompt(
            @Default @Lenient boolean image,
            @Default @Lenient boolean audio,
            @Default @Lenient boolean embeddedContext,
            Extra extra)
            implements Extensible {
        public static final Prompt NONE = new Prompt(false, false, false, Extra.NONE);
    }

    /**
     * MCP server kinds beyond stdio.
     *
     * @param acp unstable: servers that the client itself serves over this connection
     */
    public record Mcp(
            @Default @Lenient boolean http,
            @Default @Lenient boolean sse,
            @Unstable @Default @Lenient @OmitEmpty boolean acp,
            Extra extra)
            implements Extensible {
        public static final Mcp NONE = new Mcp(false, false, false, Extra.NONE);
    }

    /** Session methods beyond the baseline; {@code systemPrompt}, fork, archive, status and title are unstable. */
    public record Session(
            @Nullable Marker list,
            @Nullable Marker delete,
            @Nullable Marker additionalDirectories,
            @Nullable Marker resume,
            @Nullable Marker close,
            @Unstable @Nullable SystemPromptModes systemPrompt,
            @Unstable @Nullable Marker fork,
            @Unstable @Nullable Marker archive,
            @Unstable @Nullable Marker status,
            @Unstable @Nullable Marker title,
            Extra extra)
            implements Extensible {
        public static final Session NONE =
                new Session(null, null, null, null, null, null, null, null, null, null, Extra.NONE);

        /** The stable capabilities only. */
        public Session(
                @Nullable Marker list,
                @Nullable Marker delete,
                @Nullable Marker additionalDirectories,
                @Nullable Marker resume,
                @Nullable Marker close) {
            this(list, delete, additionalDirectories, resume, close, null, null, null, null, null, Extra.NONE);
        }
    }

    /** Unstable: whether a session may be given its own system prompt. */
    public record SystemPromptModes(@Nullable SystemPromptMode mode, Extra extra) implements Extensible {}

    /** Unstable: the ways a system prompt may be set besides being appended. */
    public record SystemPromptMode(@Nullable Marker override, Extra extra) implements Extensible {}

    /** Sign-in methods beyond {@code authenticate}; status is unstable. */
    public record Auth(
            @Nullable Marker logout, @Unstable @Nullable Marker status, Extra extra) implements Extensible {
        public static final Auth NONE = new Auth(null, null, Extra.NONE);
    }
}
