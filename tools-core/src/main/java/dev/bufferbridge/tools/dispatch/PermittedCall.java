package dev.bufferbridge.tools.dispatch;

import com.fasterxml.jackson.databind.node.ObjectNode;
import dev.bufferbridge.tools.api.PreparedCall;
import dev.bufferbridge.tools.api.ToolDefinition;

/** A planned call that policy and person agree with. */
record PermittedCall(ToolDefinition tool, ObjectNode arguments, PreparedCall prepared) {}
