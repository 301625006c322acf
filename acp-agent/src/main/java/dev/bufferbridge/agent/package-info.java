/** The agent: sessions, turns and the brains that answer prompts. */
@NullMarked
package dev.bufferbridge.agent;

import org.jspecify.annotations.NullMarked;
