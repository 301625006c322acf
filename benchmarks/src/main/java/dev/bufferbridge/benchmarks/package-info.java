/**
 * Measures what the program promises about time and memory, as whole processes and beside a peer where there is one.
 *
 * <p>{@code benchmarks/run} runs them; each prints what it measured, the peer's figure or the bound, and the ratio. A smoke run does
 * the same work with few repetitions: results are compared for equality, times are printed and not judged.
 */
@NullMarked
package dev.bufferbridge.benchmarks;

import org.jspecify.annotations.NullMarked;
