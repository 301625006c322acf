/**
 * Sessions and their turns: one prompt runs at a time in each, on its own worker thread, and ends in exactly one answer with nothing after it.
 *
 * <p>{@link dev.bufferbridge.agent.session.Sessions} holds what is open. The protocol's methods are answered one package above.
 */
@NullMarked
package dev.bufferbridge.agent.session;

import org.jspecify.annotations.NullMarked;
