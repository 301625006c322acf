package dev.bufferbridge.agent.session;

import dev.bufferbridge.acp.AcpClient;
import dev.bufferbridge.acp.schema.ClientCapabilities;
import dev.bufferbridge.agent.config.AgentSettings;
import dev.bufferbridge.agent.policy.Mode;
import dev.bufferbridge.editor.LifecycleReporter;
import dev.bufferbridge.editor.PermissionGate;
import dev.bufferbridge.tools.api.ExecutionPolicy;
import dev.bufferbridge.tools.dispatch.FaultLog;
import dev.bufferbridge.tools.dispatch.LifecycleEmitter;
import dev.bufferbridge.tools.dispatch.ToolRegistry;
import java.util.function.Supplier;

/** Puts together what a session works with. */
record SessionParts(
        AcpClient client,
        String id,
        SessionRoots roots,
        AgentSettings settings,
        ClientCapabilities capabilities,
        Supplier<Mode> mode,
        EditorNotices notices) {
    SessionTools tools() {
        LifecycleEmitter lifecycle = new LifecycleEmitter(settings.limits(), FaultLog.system());
        lifecycle.add(LifecycleReporter.create(client, id, capabilities));
        return new EditorTools(
                id,
                roots.cwd(),
                ToolRegistry.create(),
                null,
                ExecutionPolicy.allowAll(),
                PermissionGate.create(client, id, settings.limits()),
                lifecycle,
                notices);
    }
}
