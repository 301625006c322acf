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
import java.util.concurrent.CompletableFuture;

/**
 * What an agent asks of a client. A client implements it; an agent gets one that sends. Threads, errors and cancelling are
 * as in {@link AcpAgent}.
 */
public interface AcpClient extends Extensions {

    /** Asks the user whether a tool call may run. */
    default CompletableFuture<RequestPermissionResponse> requestPermission(RequestPermissionRequest request) {
        return AcpException.notOffered("session/request_permission");
    }

    /** Reads a text as the editor has it, unsaved changes included. */
    default CompletableFuture<ReadTextFileResponse> readTextFile(ReadTextFileRequest request) {
        return AcpException.notOffered("fs/read_text_file");
    }

    /** Replaces a whole text. */
    default CompletableFuture<WriteTextFileResponse> writeTextFile(WriteTextFileRequest request) {
        return AcpException.notOffered("fs/write_text_file");
    }

    /** Starts a command in a terminal of the client; answered at once. */
    default CompletableFuture<CreateTerminalResponse> createTerminal(CreateTerminalRequest request) {
        return AcpException.notOffered("terminal/create");
    }

    /** Fetches the output so far. */
    default CompletableFuture<TerminalOutputResponse> terminalOutput(TerminalOutputRequest request) {
        return AcpException.notOffered("terminal/output");
    }

    /** Answered when the command has ended. */
    default CompletableFuture<WaitForTerminalExitResponse> waitForTerminalExit(WaitForTerminalExitRequest request) {
        return AcpException.notOffered("terminal/wait_for_exit");
    }

    /** Ends the command and keeps the terminal. */
    default CompletableFuture<KillTerminalResponse> killTerminal(KillTerminalRequest request) {
        return AcpException.notOffered("terminal/kill");
    }

    /** Ends the command and forgets the terminal. */
    default CompletableFuture<ReleaseTerminalResponse> releaseTerminal(ReleaseTerminalRequest request) {
        return AcpException.notOffered("terminal/release");
    }

    /** Asks the user a question. */
    default CompletableFuture<CreateElicitationResponse> createElicitation(CreateElicitationRequest request) {
        return AcpException.notOffered("elicitation/create");
    }

    /** Unstable: A message for an MCP server that the client serves itself. */
    default CompletableFuture<McpMessageResponse> mcpMessage(McpMessage request) {
        return AcpException.notOffered("mcp/message");
    }

    /** Something happened in a session. */
    default void sessionUpdate(SessionNotification notification) {}

    /** A question that was asked through a page is done. */
    default void completeElicitation(CompleteElicitationNotification notification) {}

    /** Unstable: The user has signed in or out. */
    default void authStatusUpdate(AuthStatusUpdateNotification notification) {}
}
