package dev.bufferbridge.acp;

import com.fasterxml.jackson.databind.JsonNode;
import java.io.ByteArrayOutputStream;
import java.io.FilterOutputStream;
import java.io.IOException;
import java.io.OutputStream;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.concurrent.CopyOnWriteArrayList;
import java.util.concurrent.TimeUnit;
import java.util.function.Function;

/** An agent and a client connected by a pipe; when it is closed, all that either sent is held against the schema. */
final class CheckedPair implements AutoCloseable {

    /** Copies what is written. */
    private static final class Recorder extends FilterOutputStream {
        final ByteArrayOutputStream copy = new ByteArrayOutputStream();

        Recorder(OutputStream out) {
            super(out);
        }

        @Override
        public synchronized void write(byte[] bytes, int offset, int length) throws IOException {
            copy.write(bytes, offset, length);
            out.write(bytes, offset, length);
        }

        synchronized List<String> lines() {
            return copy.toString(StandardCharsets.UTF_8).lines().toList();
        }
    }

    final List<String> problems = new CopyOnWriteArrayList<>();
    final AgentSideConnection agentSide;
    final ClientSideConnection clientSide;
    private final Recorder fromAgent;
    private final Recorder fromClient;
    private final boolean unstable;

    CheckedPair(Function<AcpClient, AcpAgent> agent, Function<AcpAgent, AcpClient> client, ConnectionOptions options) {
        Transports.Pair pipe = Transports.pipe();
        fromAgent = new Recorder(pipe.left().output());
        fromClient = new Recorder(pipe.right().output());
        unstable = options.unstable();
        ConnectionOptions heard = options.withDiagnostics((problem, cause) -> problems.add(problem));
        agentSide = AgentSideConnection.start(Transports.streams(pipe.left().input(), fromAgent), agent, heard);
        clientSide = ClientSideConnection.start(Transports.streams(pipe.right().input(), fromClient), client, heard);
    }

    AcpAgent agent() {
        return clientSide.agent();
    }

    AcpClient client() {
        return agentSide.client();
    }

    List<JsonNode> sentByAgent() {
        return fromAgent.lines().stream().map(RawPeer::json).toList();
    }

    List<JsonNode> sentByClient() {
        return fromClient.lines().stream().map(RawPeer::json).toList();
    }

    @Override
    public void close() {
        agentSide.close();
        clientSide
                .closed()
                .orTimeout(RawPeer.DEADLINE_SECONDS, TimeUnit.SECONDS)
                .join();
        Traffic agentTraffic = new Traffic("agent", unstable);
        Traffic clientTraffic = new Traffic("client", unstable);
        fromClient.lines().forEach(agentTraffic::asked);
        fromAgent.lines().forEach(clientTraffic::asked);
        sentByAgent().forEach(agentTraffic::check);
        sentByClient().forEach(clientTraffic::check);
    }
}
