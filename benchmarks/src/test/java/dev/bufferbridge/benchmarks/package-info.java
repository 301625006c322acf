/** Tests of what the benchmarks say. */
@NullMarked
package dev.bufferbridge.benchmarks;

import org.jspecify.annotations.NullMarked;
