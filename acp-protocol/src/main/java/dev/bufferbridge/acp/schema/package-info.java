/**
 * The messages of the Agent Client Protocol, version 1, as records and sealed interfaces.
 *
 * <p>The types carry data and nothing else: no checks, so that a bad value becomes an answer and never a lost message.
 * What a record does not name is kept in its {@link dev.bufferbridge.acp.json.Extra}; a member that a sealed interface
 * does not know becomes its {@code Unknown}; a value that is not in a list of names stays what it was. So a message that
 * is read and written again is the same message. Types and fields marked unstable travel only when the connection is
 * told so.
 */
@NullMarked
package dev.bufferbridge.acp.schema;

import org.jspecify.annotations.NullMarked;
