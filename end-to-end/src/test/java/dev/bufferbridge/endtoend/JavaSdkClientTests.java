package dev.bufferbridge.endtoend;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.agentclientprotocol.sdk.client.AcpClient;
import com.agentclientprotocol.sdk.client.AcpSyncClient;
import com.agentclientprotocol.sdk.client.transport.AgentParameters;
import com.agentclientprotocol.sdk.client.transport.StdioAcpClientTransport;
import com.agentclientprotocol.sdk.spec.AcpSchema;
import dev.bufferbridge.rows.Row;
import java.io.IOException;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.ConcurrentLinkedQueue;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** The official Java SDK's client, with one unsaved buffer in memory. */
final class JavaSdkClientTests {

    @TempDir
    Path folder;

    private final Map<String, String> buffers = new ConcurrentHashMap<>();
    private final ConcurrentLinkedQueue<String> updates = new ConcurrentLinkedQueue<>();
    private final ConcurrentLinkedQueue<AcpSchema.RequestPermissionRequest> permissions = new ConcurrentLinkedQueue<>();

    @Test
    @Row({"C-06", "O-007", "O-051", "O-111"})
    void anUnsavedBufferIsReadAndEditedAndTheDiskIsNotTouched() throws IOException {
        UnsavedBuffer scene = UnsavedBuffer.in(folder.toRealPath());
        buffers.put(scene.file().toString(), UnsavedBuffer.IN_BUFFER);

        try (AcpSyncClient client = client(scene)) {
            assertEquals(
                    1,
                    client.initialize(new AcpSchema.InitializeRequest(1, capabilities()))
                            .protocolVersion());
            String session = client.newSession(
                            new AcpSchema.NewSessionRequest(scene.folder().toString(), List.of()))
                    .sessionId();
            for (String prompt : UnsavedBuffer.prompts()) {
                assertEquals(
                        AcpSchema.StopReason.END_TURN,
                        client.prompt(new AcpSchema.PromptRequest(session, List.of(new AcpSchema.TextContent(prompt))))
                                .stopReason());
            }
        }

        assertEquals(Map.of(scene.file().toString(), UnsavedBuffer.EDITED), buffers);
        assertEquals(UnsavedBuffer.ON_DISK, scene.onDisk());
        assertEquals(1, permissions.size(), permissions::toString);
        assertTrue(updates.toString().contains("unsaved línea 😀"), updates::toString);
    }

    private AcpSyncClient client(UnsavedBuffer scene) {
        AgentParameters parameters = AgentParameters.builder(Checkout.launcher().toString())
                .env(scene.environment())
                .build();
        return AcpClient.sync(new StdioAcpClientTransport(parameters))
                .requestTimeout(Duration.ofSeconds(30))
                .clientCapabilities(capabilities())
                .readTextFileHandler(request -> new AcpSchema.ReadTextFileResponse(buffers.get(request.path())))
                .writeTextFileHandler(request -> {
                    buffers.put(request.path(), request.content());
                    return new AcpSchema.WriteTextFileResponse();
                })
                .requestPermissionHandler(this::allowOnce)
                .sessionUpdateConsumer(update -> updates.add(update.toString()))
                .build();
    }

    private AcpSchema.RequestPermissionResponse allowOnce(AcpSchema.RequestPermissionRequest request) {
        permissions.add(request);
        String option = request.options().stream()
                .filter(one -> one.kind() == AcpSchema.PermissionOptionKind.ALLOW_ONCE)
                .findFirst()
                .orElseThrow()
                .optionId();
        return new AcpSchema.RequestPermissionResponse(new AcpSchema.PermissionSelected(option));
    }

    private static AcpSchema.ClientCapabilities capabilities() {
        return new AcpSchema.ClientCapabilities(new AcpSchema.FileSystemCapability(true, true), false);
    }
}
