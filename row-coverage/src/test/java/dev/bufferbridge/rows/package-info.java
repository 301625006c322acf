/** Tests of the listener, over sample test classes run by a launcher inside the test, and of the report. */
@NullMarked
package dev.bufferbridge.rows;

import org.jspecify.annotations.NullMarked;
