/**
 * The commands a person can type instead of prose: a pure reading of text into tool calls, nothing is looked up or run.
 */
@NullMarked
package dev.bufferbridge.agent.command;

import org.jspecify.annotations.NullMarked;
