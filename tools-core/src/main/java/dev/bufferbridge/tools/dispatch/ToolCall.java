package dev.bufferbridge.tools.dispatch;

import com.fasterxml.jackson.databind.JsonNode;
import dev.bufferbridge.tools.api.ToolContext;

/** A wish to run a tool, as a brain utters it: nothing in it has been checked. */
public record ToolCall(String name, JsonNode arguments, ToolContext context) {}
