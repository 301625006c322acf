/** Tools for coding agents, on the local disk or on whatever a host puts behind the seams of {@code tools.api}. */
@NullMarked
package dev.bufferbridge.tools;

import org.jspecify.annotations.NullMarked;
