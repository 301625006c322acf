/** Which rows of the specification a build proved: the annotation tests carry, the listener that records them, the report. */
@NullMarked
package dev.bufferbridge.rows;

import org.jspecify.annotations.NullMarked;
