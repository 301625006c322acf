/**
 * What a tool call may do: modes, rules, secret paths, hidden files, and what a person has allowed or refused for a session.
 *
 * <p>{@link dev.bufferbridge.agent.policy.ModePolicy} decides for a session that has somebody to ask,
 * {@link dev.bufferbridge.agent.policy.UnattendedPolicy} where there is nobody. Doubt refuses.
 */
@NullMarked
package dev.bufferbridge.agent.policy;

import org.jspecify.annotations.NullMarked;
