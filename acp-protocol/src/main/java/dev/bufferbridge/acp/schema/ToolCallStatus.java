package dev.bufferbridge.acp.schema;

import dev.bufferbridge.acp.json.OpenEnum;

/** How far a tool call is. There is no cancelled: an interrupted call ends as failed. */
public record ToolCallStatus(String value) implements OpenEnum {
    public static final ToolCallStatus PENDING = new ToolCallStatus("pending");
    public static final ToolCallStatus IN_PROGRESS = new ToolCallStatus("in_progress");
    public static final ToolCallStatus COMPLETED = new ToolCallStatus("completed");
    public static final ToolCallStatus FAILED = new ToolCallStatus("failed");
}
