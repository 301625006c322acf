package dev.bufferbridge.tools.api;

/**
 * What running a tool leaves behind, and whether running it twice is the same as once (contracts.md 1.12, row P-020).
 *
 * @param kind what is changed
 * @param idempotency how a repeated call is to be treated
 */
public record ToolEffect(Kind kind, Idempotency idempotency) {

    /** What is changed. */
    public enum Kind {
        NONE,
        LOCAL_MUTATION,
        EXTERNAL_MUTATION
    }

    /** How a repeated call is to be treated. */
    public enum Idempotency {
        NONE,
        OPTIONAL,
        REQUIRED,
        TOOL_MANAGED,
        UNSUPPORTED
    }

    /** Observation only: read, list, search, glob. */
    public static final ToolEffect OBSERVATION = new ToolEffect(Kind.NONE, Idempotency.NONE);

    /** A change of local files whose result can be checked afterwards: write, edit, delete, move. */
    public static final ToolEffect LOCAL_MUTATION = new ToolEffect(Kind.LOCAL_MUTATION, Idempotency.OPTIONAL);

    /** Anything may happen: shell, checks. */
    public static final ToolEffect EXTERNAL_MUTATION = new ToolEffect(Kind.EXTERNAL_MUTATION, Idempotency.UNSUPPORTED);
}
