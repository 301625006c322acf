/**
 * Arguments of tools: one record says what they are, and both the strict reader and the JSON Schema a model sees come from it.
 */
@NullMarked
package dev.bufferbridge.tools.engine.schema;

import org.jspecify.annotations.NullMarked;
