/**
 * The program: {@link dev.bufferbridge.cli.Main} serves an editor over the standard streams, or runs a subcommand.
 *
 * <p>The way to serving is kept short, since editors wait for it: no picocli, no schemas, nothing read but the configuration.
 * {@link dev.bufferbridge.cli.StandardStreams} alone touches the standard streams.
 */
@NullMarked
package dev.bufferbridge.cli;

import org.jspecify.annotations.NullMarked;
