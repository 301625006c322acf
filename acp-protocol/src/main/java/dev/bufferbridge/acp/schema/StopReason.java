package dev.bufferbridge.acp.schema;

import dev.bufferbridge.acp.json.OpenEnum;

/** Why a turn ended. A value the protocol does not list is kept as it came. */
public record StopReason(String value) implements OpenEnum {
    public static final StopReason END_TURN = new StopReason("end_turn");
    public static final StopReason MAX_TOKENS = new StopReason("max_tokens");
    public static final StopReason MAX_TURN_REQUESTS = new StopReason("max_turn_requests");
    public static final StopReason REFUSAL = new StopReason("refusal");
    public static final StopReason CANCELLED = new StopReason("cancelled");
}
