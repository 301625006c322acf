package dev.bufferbridge.acp;

import dev.bufferbridge.acp.schema.AuthStatusUpdateNotification;
import dev.bufferbridge.acp.schema.CompleteElicitationNotification;
import dev.bufferbridge.acp.schema.CreateElicitationRequest;
import dev.bufferbridge.acp.schema.CreateElicitationResponse;
import dev.bufferbridge.acp.schema.CreateTerminalRequest;
import dev.bufferbridge.acp.schema.CreateTerminalResponse;
import dev.bufferbridge.acp.schema.KillTerminalRequest;
import dev.bufferbridge.acp.schema.KillTerminalResponse;
import dev.bufferbridge.acp.schema.McpMessage;
import dev.bufferbridge.acp.schema.McpMessageResponse;
import dev.bufferbridge.acp.schema.ReadTextFileRequest;
import dev.bufferbridge.acp.schema.ReadTextFileResponse;
import dev.bufferbridge.acp.schema.ReleaseTerminalRequest;
import dev.bufferbridge.acp.schema.ReleaseTerminalResponse;
import dev.bufferbridge.acp.schema.RequestPermissionRequest;
import dev.bufferbridge.acp.schema.RequestPermissionResponse;
import dev.bufferbridge.acp.schema.SessionNotification;
import dev.bufferbridge.acp.schema.TerminalOutputRequest;
import dev.bufferbridge.acp.schema.TerminalOutputResponse;
import dev.bufferbridge.acp.schema.WaitForTerminalExitRequest;
import dev.bufferbridge.acp.schema.WaitForTerminalExitResponse;
import dev.bufferbridge.acp.schema.WriteTextFileRequest;
import dev.bufferbridge.acp.schema.WriteTextFileResponse;

/** The methods a client answers. */
final class ClientMethods {

    static final MethodTable<AcpClient> TABLE = new MethodTable<>();

    static final MethodTable.Request<AcpClient, RequestPermissionRequest, RequestPermissionResponse>
            REQUEST_PERMISSION = TABLE.request(
                    "session/request_permission",
                    RequestPermissionRequest.class,
                    RequestPermissionResponse.class,
                    AcpClient::requestPermission);

    static final MethodTable.Request<AcpClient, ReadTextFileRequest, ReadTextFileResponse> READ_TEXT_FILE =
            TABLE.request(
                    "fs/read_text_file",
                    ReadTextFileRequest.class,
                    ReadTextFileResponse.class,
                    AcpClient::readTextFile);

    static final MethodTable.Request<AcpClient, WriteTextFileRequest, WriteTextFileResponse> WRITE_TEXT_FILE =
            TABLE.request(
                    "fs/write_text_file",
                    WriteTextFileRequest.class,
                    WriteTextFileResponse.class,
                    AcpClient::writeTextFile);

    static final MethodTable.Request<AcpClient, CreateTerminalRequest, CreateTerminalResponse> CREATE_TERMINAL =
            TABLE.request(
                    "terminal/create",
                    CreateTerminalRequest.class,
                    CreateTerminalResponse.class,
                    AcpClient::createTerminal);

    static final MethodTable.Request<AcpClient, TerminalOutputRequest, TerminalOutputResponse> TERMINAL_OUTPUT =
            TABLE.request(
                    "terminal/output",
                    TerminalOutputRequest.class,
                    TerminalOutputResponse.class,
                    AcpClient::terminalOutput);

    static final MethodTable.Request<AcpClient, WaitForTerminalExitRequest, WaitForTerminalExitResponse>
            WAIT_FOR_TERMINAL_EXIT = TABLE.request(
                    "terminal/wait_for_exit",
                    WaitForTerminalExitRequest.class,
                    WaitForTerminalExitResponse.class,
                    AcpClient::waitForTerminalExit);

    static final MethodTable.Request<AcpClient, KillTerminalRequest, KillTerminalResponse> KILL_TERMINAL =
            TABLE.request(
                    "terminal/kill", KillTerminalRequest.class, KillTerminalResponse.class, AcpClient::killTerminal);

    static final MethodTable.Request<AcpClient, ReleaseTerminalRequest, ReleaseTerminalResponse> RELEASE_TERMINAL =
            TABLE.request(
                    "terminal/release",
                    ReleaseTerminalRequest.class,
                    ReleaseTerminalResponse.class,
                    AcpClient::releaseTerminal);

    static final MethodTable.Request<AcpClient, CreateElicitationRequest, CreateElicitationResponse>
            CREATE_ELICITATION = TABLE.request(
                    "elicitation/create",
                    CreateElicitationRequest.class,
                    CreateElicitationResponse.class,
                    AcpClient::createElicitation);

    static final MethodTable.Request<AcpClient, McpMessage, McpMessageResponse> MCP_MESSAGE =
            TABLE.unstable("mcp/message", McpMessage.class, McpMessageResponse.class, AcpClient::mcpMessage);

    static final MethodTable.Notification<AcpClient, SessionNotification> SESSION_UPDATE =
            TABLE.notification("session/update", SessionNotification.class, AcpClient::sessionUpdate);

    static final MethodTable.Notification<AcpClient, CompleteElicitationNotification> COMPLETE_ELICITATION =
            TABLE.notification(
                    "elicitation/complete", CompleteElicitationNotification.class, AcpClient::completeElicitation);

    static final MethodTable.Notification<AcpClient, AuthStatusUpdateNotification> AUTH_STATUS_UPDATE =
            TABLE.unstable("auth/status_update", AuthStatusUpdateNotification.class, AcpClient::authStatusUpdate);

    private ClientMethods() {}
}
