package dev.bufferbridge.agent.session;

import dev.bufferbridge.agent.config.AgentSettings;
import dev.bufferbridge.tools.api.Limits;
import dev.bufferbridge.tools.api.ReadLedger;
import dev.bufferbridge.tools.api.TextFiles;
import dev.bufferbridge.tools.coding.EditTool;
import dev.bufferbridge.tools.coding.ReadOptions;
import dev.bufferbridge.tools.coding.ReadTool;
import dev.bufferbridge.tools.coding.WriteOptions;
import dev.bufferbridge.tools.coding.WriteTool;
import dev.bufferbridge.tools.dispatch.ToolRegistry;
import java.nio.file.Path;

/** The tools of a session, by the toolset that was chosen. */
final class Toolsets {

    private Toolsets() {}

    /** Tools that work on these texts and share what they know of them. The run tools are still to come: that toolset is empty. */
    static ToolRegistry registry(AgentSettings settings, SessionRoots roots, TextFiles files) {
        ToolRegistry registry = ToolRegistry.createStrict();
        return switch (settings.toolset()) {
            case CODING -> coding(registry, roots.cwd(), files, settings.limits());
            case RUN -> registry;
        };
    }

    private static ToolRegistry coding(ToolRegistry registry, Path cwd, TextFiles files, Limits limits) {
        ReadLedger ledger = new ReadLedger();
        WriteOptions writing =
                WriteOptions.defaults().withFiles(files).withLimits(limits).withLedger(ledger);
        return registry.register(ReadTool.create(
                        cwd,
                        ReadOptions.defaults()
                                .withFiles(files)
                                .withLimits(limits)
                                .withLedger(ledger)))
                .register(WriteTool.create(cwd, writing))
                .register(EditTool.create(cwd, writing));
    }
}
