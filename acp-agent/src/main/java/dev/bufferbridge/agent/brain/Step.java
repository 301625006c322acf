package dev.bufferbridge.agent.brain;

import com.fasterxml.jackson.databind.JsonNode;

/** What one command of a prompt comes to. */
sealed interface Step {

    /** The command as typed, its first line only. */
    String shown();

    /** A tool is to be called. The arguments need not make sense: the tool says so, and the call is shown as failed. */
    record Call(String shown, String tool, JsonNode arguments) implements Step {}

    /** There is nothing to call: the command is unknown, or so broken that no call can be made of it. */
    record Nothing(String shown, String reason) implements Step {}
}
