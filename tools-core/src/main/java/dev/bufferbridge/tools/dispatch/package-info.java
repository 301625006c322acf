/**
 * How calls are let through: which tools there are, which a turn may use, and the one way to run them.
 *
 * <p>{@link dev.bufferbridge.tools.dispatch.ToolDispatcher} takes a call from lookup to result; it never throws for a blocked or failed tool.
 */
@NullMarked
package dev.bufferbridge.tools.dispatch;

import org.jspecify.annotations.NullMarked;
