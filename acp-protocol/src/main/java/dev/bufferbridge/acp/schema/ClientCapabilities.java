package dev.bufferbridge.acp.schema;

import dev.bufferbridge.acp.json.Default;
import dev.bufferbridge.acp.json.Extensible;
import dev.bufferbridge.acp.json.Extra;
import dev.bufferbridge.acp.json.Lenient;
import dev.bufferbridge.acp.json.Name;
import dev.bufferbridge.acp.json.Unstable;
import org.jspecify.annotations.Nullable;

/**
 * What a client offers to the agent. Absent means not offered.
 *
 * @param plan unstable
 * @param subagents unstable
 */
public record ClientCapabilities(
        @Default @Lenient FileSystem fs,
        @Default @Lenient boolean terminal,
        @Nullable Session session,
        @Default @Lenient Auth auth,
        @Nullable Elicitation elicitation,
        @Unstable @Nullable Marker plan,
        @Unstable @Nullable Marker subagents,
        Extra extra)
        implements Extensible {

    /** Offers nothing. */
    public static final ClientCapabilities NONE =
            new ClientCapabilities(FileSystem.NONE, false, null, Auth.NONE, null, null, null, Extra.NONE);

    public ClientCapabilities(FileSystem fs, boolean terminal) {
        this(fs, terminal, null, Auth.NONE, null, null, null, Extra.NONE);
    }

    /** Which {@code fs/*} requests the client answers; each is decided by itself. */
    public record FileSystem(
            @Default @Lenient boolean readTextFile,
            @Default @Lenient boolean writeTextFile,
            Extra extra) implements Extensible {
        public static final FileSystem NONE = new FileSystem(false, false, Extra.NONE);

        public FileSystem(boolean readTextFile, boolean writeTextFile) {
            this(readTextFile, writeTextFile, Extra.NONE);
        }
    }

    /** Whether the client can run a terminal for signing in. */
    public record Auth(@Default @Lenient boolean terminal, Extra extra) implements Extensible {
        public static final Auth NONE = new Auth(false, Extra.NONE);
    }

    /** Which optional session updates and options the client understands. */
    public record Session(
            @Nullable Marker compaction,
            @Nullable ConfigOptions configOptions,
            @Nullable Marker notices,
            Extra extra) implements Extensible {}

    /** Which kinds of session option the client can show besides a choice. */
    public record ConfigOptions(@Name("boolean") @Nullable Marker flag, Extra extra) implements Extensible {}

    /** Which elicitation modes the client can show; an empty object offers none. */
    public record Elicitation(
            @Nullable Marker form, @Nullable Marker url, Extra extra) implements Extensible {}
}
