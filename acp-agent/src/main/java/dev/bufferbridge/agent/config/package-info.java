/**
 * What the person who runs the agent has decided: configuration files, environment and flags, read once and resolved into
 * {@link dev.bufferbridge.agent.config.AgentSettings}; what a project's own file adds to that, which is never trusted; where state and the diagnostics
 * log live.
 */
@NullMarked
package dev.bufferbridge.agent.config;

import org.jspecify.annotations.NullMarked;
