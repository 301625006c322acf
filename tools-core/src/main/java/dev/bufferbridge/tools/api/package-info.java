/**
 * The tool contract: what a tool is, how a call is prepared, permitted, executed and reported, and the seams it works through.
 *
 * <p>A host registers {@link dev.bufferbridge.tools.api.Tool}s in a registry and runs them through the dispatcher only. Tools reach text through
 * {@link dev.bufferbridge.tools.api.TextFiles}, so that the same tool works on the disk or on what an editor shows.
 */
@NullMarked
package dev.bufferbridge.tools.api;

import org.jspecify.annotations.NullMarked;
