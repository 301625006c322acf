package dev.bufferbridge.tools.decision;

/** A decision or a question was refused; nothing was changed. */
public final class DecisionException extends Exception {

    private static final long serialVersionUID = 1L;

    private final Fault fault;

    DecisionException(Fault fault, String message) {
        super(message);
        this.fault = fault;
    }

    /** The stable code, such as {@code ERR_PRISM_DECISION_UNKNOWN}. */
    public String code() {
        return "ERR_PRISM_DECISION_" + fault;
    }

    /** What is wrong. */
    enum Fault {
        /** Somebody else decided first. */
        STALE,
        /** Nothing pending has that id, here or anywhere. */
        UNKNOWN,
        /** The same question twice. */
        DUPLICATE,
        /** The answer does not fit the question. */
        INVALID,
        /** Too many, or too long. */
        LIMIT
    }
}
