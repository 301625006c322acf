/**
 * Binds JSON trees to the records of {@code dev.bufferbridge.acp.schema} and back.
 *
 * <p>The protocol asks a receiver to drop a bad optional field or list item instead of the message, to keep what it does
 * not know, and to tell absent from null in a few places. The annotations here state that on the records, and
 * {@link dev.bufferbridge.acp.json.WireMapper} follows them; Jackson parses and prints the trees.
 */
@NullMarked
package dev.bufferbridge.acp.json;

import org.jspecify.annotations.NullMarked;
