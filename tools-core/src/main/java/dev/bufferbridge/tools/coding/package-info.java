/**
 * The coding tools: read, write and edit, on the disk or on whatever {@link dev.bufferbridge.tools.api.TextFiles} a host gives them.
 *
 * <p>A host creates the tools it wants, registers them and runs them through a dispatcher. Creating a tool touches nothing and starts nothing.
 */
@NullMarked
package dev.bufferbridge.tools.coding;

import org.jspecify.annotations.NullMarked;
