package dev.bufferbridge.tools.dispatch;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;

import com.fasterxml.jackson.databind.node.JsonNodeFactory;
import dev.bufferbridge.rows.Row;
import dev.bufferbridge.tools.api.ToolContext;
import dev.bufferbridge.tools.api.ToolOutput;
import dev.bufferbridge.tools.api.ToolResult;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.concurrent.CyclicBarrier;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;

@Timeout(30)
final class TurnTests {

    private final ExecutorService threads = Executors.newCachedThreadPool();
    private final List<String> order = Collections.synchronizedList(new ArrayList<>());

    @AfterEach
    void stop() {
        threads.shutdownNow();
    }

    @Test
    @Row("P-009")
    void callsRunSideBySideAndAnswerInOrder() {
        FakeTool read = new FakeTool("read");
        CyclicBarrier bothInside = new CyclicBarrier(2);
        read.running = (arguments, context) -> {
            meet(bothInside);
            return ToolOutput.of(context.toolCallId(), JsonNodeFactory.instance.objectNode());
        };

        List<ToolResult> results = dispatcher(read).dispatchAll(calls("read", "read"), threads);

        assertEquals(
                List.of("c0", "c1"),
                results.stream().map(ToolResult::toolCallId).toList());
        assertFalse(results.stream().anyMatch(ToolResult::isError));
    }

    @Test
    @Row("P-009")
    void anExclusiveToolPutsTheWholeTurnInOrder() {
        FakeTool read = tracing(new FakeTool("read"));
        FakeTool shell = tracing(new FakeTool("shell", true));

        dispatcher(read, shell).dispatchAll(calls("read", "shell", "read"), threads);

        assertEquals(
                List.of("read c0 in", "read c0 out", "shell c1 in", "shell c1 out", "read c2 in", "read c2 out"),
                order);
    }

    @Test
    void callsThatNoThreadTakesRunHere() {
        threads.shutdown();

        List<ToolResult> results = dispatcher(new FakeTool("read")).dispatchAll(calls("read", "no-such-tool"), threads);

        assertEquals(
                List.of(false, true), results.stream().map(ToolResult::isError).toList());
    }

    private FakeTool tracing(FakeTool tool) {
        tool.running = (arguments, context) -> {
            String who = tool.definition().name() + " " + context.toolCallId();
            order.add(who + " in");
            Thread.yield();
            order.add(who + " out");
            return ToolOutput.of("done", JsonNodeFactory.instance.objectNode());
        };
        return tool;
    }

    private static void meet(CyclicBarrier barrier) {
        try {
            barrier.await(20, TimeUnit.SECONDS);
        } catch (Exception e) {
            throw new IllegalStateException(e);
        }
    }

    private static List<ToolCall> calls(String... names) {
        List<ToolCall> calls = new ArrayList<>();
        for (String name : names) {
            calls.add(new ToolCall(
                    name, JsonNodeFactory.instance.objectNode(), ToolContext.standalone("c" + calls.size())));
        }
        return calls;
    }

    private static ToolDispatcher dispatcher(FakeTool... tools) {
        return ToolDispatcher.builder(ToolRegistry.create().registerAll(List.of(tools)))
                .build();
    }
}
