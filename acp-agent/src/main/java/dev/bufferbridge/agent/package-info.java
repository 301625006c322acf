/**
 * The agent: it answers an editor over the Agent Client Protocol.
 *
 * <p>{@link dev.bufferbridge.agent.AgentProgram} serves one connection to its end. {@link dev.bufferbridge.agent.AgentService} checks each request and
 * hands it to its session; turns, tools and brains live in the packages below.
 */
@NullMarked
package dev.bufferbridge.agent;

import org.jspecify.annotations.NullMarked;
