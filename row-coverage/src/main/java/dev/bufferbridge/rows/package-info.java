/**
 * Which rows of the specification a build proved: the annotation that tests carry, the listener that records them, the report.
 *
 * <p>{@link dev.bufferbridge.rows.RowListener} is found by JUnit itself and writes one line for every row of every test that
 * ran, into {@code target/rows/rows.tsv} of the module. {@link dev.bufferbridge.rows.CoverageReport} reads those files at the end
 * of the build and writes {@code docs/coverage.md}. The rows themselves, and the part of the product each is due in, are the
 * resource {@code rows.tsv} beside these classes.
 */
@NullMarked
package dev.bufferbridge.rows;

import org.jspecify.annotations.NullMarked;
