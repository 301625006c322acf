package dev.bufferbridge.acp.schema;

import com.fasterxml.jackson.databind.node.ObjectNode;
import dev.bufferbridge.acp.json.Extensible;
import dev.bufferbridge.acp.json.Extra;
import dev.bufferbridge.acp.json.Lenient;
import dev.bufferbridge.acp.json.OpenEnum;
import dev.bufferbridge.acp.json.Patch;
import dev.bufferbridge.acp.json.RawMember;
import dev.bufferbridge.acp.json.Tag;
import dev.bufferbridge.acp.json.Union;
import dev.bufferbridge.acp.json.Unstable;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** What happened in a session. */
@Union("sessionUpdate")
public sealed interface SessionUpdate
        permits SessionUpdate.UserMessageChunk,
                SessionUpdate.AgentMessageChunk,
                SessionUpdate.AgentThoughtChunk,
                ToolCall,
                ToolCallUpdate,
                SessionUpdate.Plan,
                SessionUpdate.AvailableCommandsUpdate,
                SessionUpdate.CurrentModeUpdate,
                SessionUpdate.ConfigOptionUpdate,
                SessionUpdate.SessionInfoUpdate,
                SessionUpdate.UsageUpdate,
                SessionUpdate.Notice,
                SessionUpdate.CompactionUpdate,
                SessionUpdate.CompactionSummaryChunk,
                SessionUpdate.PlanUpdate,
                SessionUpdate.PlanRemoved,
                SubagentUpdate,
                SessionMessage,
                SessionMessage.Chunk,
                SessionUpdate.Unknown {

    /** A piece of a message the user sent; pieces with one {@code messageId} belong together. */
    @Tag("user_message_chunk")
    record UserMessageChunk(ContentBlock content, @Nullable String messageId, Extra extra)
            implements SessionUpdate, Extensible {
        public UserMessageChunk(ContentBlock content) {
            this(content, null, Extra.NONE);
        }
    }

    /** A piece of the agent's answer. */
    @Tag("agent_message_chunk")
    record AgentMessageChunk(ContentBlock content, @Nullable String messageId, Extra extra)
            implements SessionUpdate, Extensible {
        public AgentMessageChunk(ContentBlock content) {
            this(content, null, Extra.NONE);
        }
    }

    /** A piece of the agent's reasoning. */
    @Tag("agent_thought_chunk")
    record AgentThoughtChunk(ContentBlock content, @Nullable String messageId, Extra extra)
            implements SessionUpdate, Extensible {
        public AgentThoughtChunk(ContentBlock content) {
            this(content, null, Extra.NONE);
        }
    }

    /** The whole plan, in place of the one before. */
    @Tag("plan")
    record Plan(@Lenient List<PlanEntry> entries, Extra extra) implements SessionUpdate, Extensible {
        public Plan(List<PlanEntry> entries) {
            this(entries, Extra.NONE);
        }
    }

    /** All slash commands, in place of the ones before. */
    @Tag("available_commands_update")
    record AvailableCommandsUpdate(@Lenient List<AvailableCommand> availableCommands, Extra extra)
            implements SessionUpdate, Extensible {
        public AvailableCommandsUpdate(List<AvailableCommand> availableCommands) {
            this(availableCommands, Extra.NONE);
        }
    }

    /** The session is in another mode now. */
    @Tag("current_mode_update")
    record CurrentModeUpdate(String currentModeId, Extra extra) implements SessionUpdate, Extensible {
        public CurrentModeUpdate(String currentModeId) {
            this(currentModeId, Extra.NONE);
        }
    }

    /** All options, in place of the ones before. */
    @Tag("config_option_update")
    record ConfigOptionUpdate(@Lenient List<SessionConfigOption> configOptions, Extra extra)
            implements SessionUpdate, Extensible {
        public ConfigOptionUpdate(List<SessionConfigOption> configOptions) {
            this(configOptions, Extra.NONE);
        }
    }

    /** New facts about the session; here null clears a field and absent leaves it. */
    @Tag("session_info_update")
    record SessionInfoUpdate(Patch<String> title, Patch<String> updatedAt, Extra extra)
            implements SessionUpdate, Extensible {
        /** Sets the title and leaves the rest. */
        public SessionInfoUpdate(String title) {
            this(Patch.set(title), Patch.absent(), Extra.NONE);
        }
    }

    /** How full the context window is, in tokens, and what the session has cost. */
    @Tag("usage_update")
    record UsageUpdate(long used, long size, @Nullable Cost cost, Extra extra) implements SessionUpdate, Extensible {}

    /** An amount of money; {@code currency} by ISO 4217. */
    record Cost(double amount, String currency, Extra extra) implements Extensible {}

    /** Something the user should see; only for clients that advertise it. */
    @Tag("notice")
    record Notice(
            NoticeSeverity severity, String title, @Nullable String description, Extra extra)
            implements SessionUpdate, Extensible {}

    /** How serious a notice is; an open set. */
    record NoticeSeverity(String value) implements OpenEnum {
        public static final NoticeSeverity INFO = new NoticeSeverity("info");
        public static final NoticeSeverity WARNING = new NoticeSeverity("warning");
        public static final NoticeSeverity ERROR = new NoticeSeverity("error");
    }

    /** The history is being, or was, shortened; only for clients that advertise it. */
    @Tag("compaction_update")
    record CompactionUpdate(
            String compactionId,
            CompactionStatus status,
            @Nullable List<ContentBlock> summary,
            @Nullable String error,
            Extra extra)
            implements SessionUpdate, Extensible {}

    /** How far a compaction is; an open set. */
    record CompactionStatus(String value) implements OpenEnum {
        public static final CompactionStatus IN_PROGRESS = new CompactionStatus("in_progress");
        public static final CompactionStatus COMPLETED = new CompactionStatus("completed");
        public static final CompactionStatus FAILED = new CompactionStatus("failed");
        public static final CompactionStatus CANCELLED = new CompactionStatus("cancelled");
    }

    /** A piece of a compaction's summary. */
    @Tag("compaction_summary_chunk")
    record CompactionSummaryChunk(String compactionId, ContentBlock content, Extra extra)
            implements SessionUpdate, Extensible {}

    /** Unstable: one of several plans. */
    @Unstable
    @Tag("plan_update")
    record PlanUpdate(PlanContent plan, Extra extra) implements SessionUpdate, Extensible {}

    /** Unstable: a plan is no more. */
    @Unstable
    @Tag("plan_removed")
    record PlanRemoved(String planId, Extra extra) implements SessionUpdate, Extensible {}

    /** A kind this version does not know, kept as it came. */
    record Unknown(ObjectNode raw) implements SessionUpdate, RawMember {}
}
