/**
 * What went over a connection, message by message, and the rules it has to keep. It reads the lines themselves, so it
 * judges any client and any agent and does not depend on how either of them understood a message.
 */
@NullMarked
package dev.bufferbridge.samples.wire;

import org.jspecify.annotations.NullMarked;
