package dev.bufferbridge.acp.schema;

import dev.bufferbridge.acp.json.Extensible;
import dev.bufferbridge.acp.json.Extra;
import dev.bufferbridge.acp.json.OpenEnum;

/** One step of a plan. */
public record PlanEntry(String content, Priority priority, Status status, Extra extra) implements Extensible {
    public PlanEntry(String content, Priority priority, Status status) {
        this(content, priority, status, Extra.NONE);
    }

    /** How much a step matters. */
    public record Priority(String value) implements OpenEnum {
        public static final Priority HIGH = new Priority("high");
        public static final Priority MEDIUM = new Priority("medium");
        public static final Priority LOW = new Priority("low");
    }

    /** How far a step is. */
    public record Status(String value) implements OpenEnum {
        public static final Status PENDING = new Status("pending");
        public static final Status IN_PROGRESS = new Status("in_progress");
        public static final Status COMPLETED = new Status("completed");
    }
}
