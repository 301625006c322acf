/**
 * Keeps changes of one file one after another, in the whole process.
 */
@NullMarked
package dev.bufferbridge.tools.engine.mutation;

import org.jspecify.annotations.NullMarked;
