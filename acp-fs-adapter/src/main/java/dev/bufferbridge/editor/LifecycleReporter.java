package dev.bufferbridge.editor;

import com.fasterxml.jackson.databind.node.JsonNodeFactory;
import com.fasterxml.jackson.databind.node.ObjectNode;
import dev.bufferbridge.acp.AcpClient;
import dev.bufferbridge.acp.schema.ClientCapabilities;
import dev.bufferbridge.tools.api.LifecycleEvent;
import dev.bufferbridge.tools.api.LifecycleListener;
import dev.bufferbridge.tools.dispatch.LifecycleJson;

/**
 * Sends lifecycle events to an editor that asked for them with {@code clientCapabilities._meta.bufferbridge.lifecycle: true} (row P-450), as
 * {@code _bufferbridge/lifecycle {sessionId, event}}. Any other editor gets nothing.
 */
public final class LifecycleReporter implements LifecycleListener {

    private static final String METHOD = "_bufferbridge/lifecycle";

    private final AcpClient client;
    private final String sessionId;
    private final boolean wanted;

    private LifecycleReporter(AcpClient client, String sessionId, boolean wanted) {
        this.client = client;
        this.sessionId = sessionId;
        this.wanted = wanted;
    }

    public static LifecycleReporter create(AcpClient client, String sessionId, ClientCapabilities capabilities) {
        return new LifecycleReporter(client, sessionId, isWanted(capabilities));
    }

    @Override
    public boolean on(LifecycleEvent event) {
        if (!wanted) {
            return false;
        }
        ObjectNode params = JsonNodeFactory.instance.objectNode().put("sessionId", sessionId);
        params.set("event", LifecycleJson.of(event));
        client.extNotification(METHOD, params);
        return true;
    }

    private static boolean isWanted(ClientCapabilities capabilities) {
        ObjectNode meta = capabilities.meta();
        return meta != null
                && meta.path("bufferbridge").path("lifecycle").isBoolean()
                && meta.path("bufferbridge").path("lifecycle").booleanValue();
    }
}
