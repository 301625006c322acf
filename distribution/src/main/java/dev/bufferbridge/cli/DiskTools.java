package dev.bufferbridge.cli;

import dev.bufferbridge.agent.config.AgentSettings;
import dev.bufferbridge.agent.config.Toolset;
import dev.bufferbridge.agent.policy.UnattendedPolicy;
import dev.bufferbridge.tools.api.Cancellation;
import dev.bufferbridge.tools.api.ReadLedger;
import dev.bufferbridge.tools.api.TextFiles;
import dev.bufferbridge.tools.api.ToolContext;
import dev.bufferbridge.tools.api.ToolDefinition;
import dev.bufferbridge.tools.api.ToolError;
import dev.bufferbridge.tools.api.ToolResult;
import dev.bufferbridge.tools.coding.EditTool;
import dev.bufferbridge.tools.coding.ReadOptions;
import dev.bufferbridge.tools.coding.ReadTool;
import dev.bufferbridge.tools.coding.WriteOptions;
import dev.bufferbridge.tools.coding.WriteTool;
import dev.bufferbridge.tools.dispatch.ToolDispatcher;
import dev.bufferbridge.tools.dispatch.ToolRegistry;
import dev.bufferbridge.tools.engine.disk.DiskTextFiles;
import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * The tools on the disk, for the command line: one session over all calls, nobody to ask. Inside the working directory everything goes, outside of it
 * nothing does. Calls come one after another.
 */
final class DiskTools {

    private final ToolDispatcher dispatcher;
    private final String runId;
    private int lastCall;

    private DiskTools(ToolDispatcher dispatcher, String runId) {
        this.dispatcher = dispatcher;
        this.runId = runId;
    }

    /** @throws IOException when the working directory cannot be looked into */
    static DiskTools open(AgentSettings settings, Path workingDirectory, @Nullable String runId) throws IOException {
        ToolDispatcher dispatcher = ToolDispatcher.builder(registry(settings, workingDirectory))
                .policy(UnattendedPolicy.of(List.of(workingDirectory), settings.rules()))
                .build();
        return new DiskTools(dispatcher, runId == null ? "local" : runId);
    }

    /** The tools of the toolset. Those of the run toolset are still to come. */
    private static ToolRegistry registry(AgentSettings settings, Path workingDirectory) {
        ToolRegistry registry = ToolRegistry.create();
        if (settings.toolset() == Toolset.RUN) {
            return registry;
        }
        TextFiles files = new DiskTextFiles();
        ReadLedger ledger = new ReadLedger();
        WriteOptions writing = WriteOptions.defaults()
                .withFiles(files)
                .withLimits(settings.limits())
                .withLedger(ledger);
        return registry.register(ReadTool.create(
                        workingDirectory,
                        ReadOptions.defaults()
                                .withFiles(files)
                                .withLimits(settings.limits())
                                .withLedger(ledger)))
                .register(WriteTool.create(workingDirectory, writing))
                .register(EditTool.create(workingDirectory, writing));
    }

    List<ToolDefinition> menu() {
        return dispatcher.menu();
    }

    /** Runs a call whose arguments are text that should be a JSON object. */
    ToolResult call(String name, String arguments) {
        return dispatcher.dispatchText(name, arguments, context());
    }

    /** The result of something that is no call at all. */
    ToolResult notACall(String message) {
        ToolError error = ToolError.failed(message, ToolError.INVALID_JSON_ARGUMENTS);
        return ToolResult.failed(context().toolCallId(), "", error);
    }

    private ToolContext context() {
        return new ToolContext(runId, runId, "call-" + ++lastCall, Cancellation.none(), text -> {}, event -> false);
    }
}
