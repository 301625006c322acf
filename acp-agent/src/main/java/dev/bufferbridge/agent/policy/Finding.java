package dev.bufferbridge.agent.policy;

/** What can be said about a call before modes and earlier answers come in. */
sealed interface Finding {

    /** Not in this mode; {@code reason} is for the model. */
    record Refused(String reason) implements Finding {}

    /** Only if a person agrees to this very call, whatever was agreed to before; {@code reason} is for the person. */
    record Delicate(String reason) implements Finding {}

    /** A rule of the user allows it. */
    record Allowed() implements Finding {}

    /** Nothing special: the mode decides. */
    record Ordinary() implements Finding {}
}
