package dev.bufferbridge.agent.brain;

/** One entry of a plan, as the user sees it. */
public record PlanStep(String text, State state) {

    /** How far a step is. */
    public enum State {
        PENDING,
        IN_PROGRESS,
        DONE
    }
}
