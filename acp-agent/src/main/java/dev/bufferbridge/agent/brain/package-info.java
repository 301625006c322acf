/**
 * The seam behind which an answer to a prompt is thought up, and the brain that needs nothing: {@link dev.bufferbridge.agent.brain.CommandsBrain}.
 *
 * <p>A {@link dev.bufferbridge.agent.brain.Brain} knows prompts and tools. It knows no protocol, no editor and no other session; whatever it wants
 * done goes through its {@link dev.bufferbridge.agent.brain.BrainContext}.
 */
@NullMarked
package dev.bufferbridge.agent.brain;

import org.jspecify.annotations.NullMarked;
