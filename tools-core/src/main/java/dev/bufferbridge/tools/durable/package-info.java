/**
 * What outlives a run, through stores that the host owns.
 */
@NullMarked
package dev.bufferbridge.tools.durable;

import org.jspecify.annotations.NullMarked;
