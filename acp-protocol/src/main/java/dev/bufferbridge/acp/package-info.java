/**
 * The Agent Client Protocol over newline-delimited JSON, for agents and for clients.
 *
 * <p>An agent implements {@link dev.bufferbridge.acp.AcpAgent} and starts an
 * {@link dev.bufferbridge.acp.AgentSideConnection}; a client implements {@link dev.bufferbridge.acp.AcpClient} and starts a
 * {@link dev.bufferbridge.acp.ClientSideConnection}. Messages leave in the order they were sent. A line that cannot be
 * read, whatever is wrong with it, gets an answer and never ends the connection.
 *
 * <pre>{@code
 * AgentSideConnection connection = AgentSideConnection.start(
 *         Transports.streams(System.in, stdout), client -> new EchoAgent(client), ConnectionOptions.defaults());
 * connection.closed().join();
 * }</pre>
 */
@NullMarked
package dev.bufferbridge.acp;

import org.jspecify.annotations.NullMarked;
