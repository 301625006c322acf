package dev.bufferbridge.agent.brain;

import java.util.List;

/** Makes steps of a prompt. */
final class Steps {
    private Steps() {}

    static List<Step> of(String text) {
        return List.of();
    }
}
