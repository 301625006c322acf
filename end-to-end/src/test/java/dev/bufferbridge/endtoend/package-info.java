/**
 * Tests over the launched program: {@code bin/bufferbridge} as an editor starts it, spoken to over its standard streams.
 *
 * <p>{@link dev.bufferbridge.endtoend.LaunchedAgent} is a client that sees every line and complains about each one that is not a
 * message. The conformance tests use it; the other tests run clients that others wrote. All are skipped while the program is not
 * built, and those with npm packages while {@code end-to-end/set-up} could not install them.
 */
@NullMarked
package dev.bufferbridge.endtoend;

import org.jspecify.annotations.NullMarked;
