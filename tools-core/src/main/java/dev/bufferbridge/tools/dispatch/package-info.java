/**
 * How calls are let through: which tools there are, which a turn may use, and the one way to run them.
 *
 * <p>{@link dev.bufferbridge.tools.dispatch.ToolDispatcher} takes a call from lookup to result; it never throws for a blocked or failed tool. A host registers
 * tools and says what is allowed:
 *
 * <pre>{@code
 * ToolRegistry registry = ToolRegistry.create().registerAll(tools);
 * ToolDispatcher dispatcher = ToolDispatcher.builder(registry)
 *         .filter(ToolFilter.denying("shell"))
 *         .policy(request -> request.preview().kind().mutates() ? Decision.ask() : Decision.allow())
 *         .prompt(question -> new Answer(Outcome.ALLOW_ONCE, null))
 *         .build();
 * ToolResult result = dispatcher.dispatchText("read", "{\"path\":\"a.txt\"}", ToolContext.standalone("call-1"));
 * }</pre>
 */
@NullMarked
package dev.bufferbridge.tools.dispatch;

import org.jspecify.annotations.NullMarked;
