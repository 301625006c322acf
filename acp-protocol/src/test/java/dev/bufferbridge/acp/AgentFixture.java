package dev.bufferbridge.acp;

import java.io.IOException;
import java.util.List;
import java.util.concurrent.CopyOnWriteArrayList;

/** An agent-side connection over a pipe, with a raw peer at the other end. */
final class AgentFixture implements AutoCloseable {

    static final String NEW_SESSION =
            "{\"jsonrpc\":\"2.0\",\"id\":7,\"method\":\"session/new\",\"params\":{\"cwd\":\"/w\"}}";
    static final String PROMPT = "{\"jsonrpc\":\"2.0\",\"id\":8,\"method\":\"session/prompt\","
            + "\"params\":{\"sessionId\":\"s\",\"prompt\":[{\"type\":\"text\",\"text\":\"hi\"}]}}";

    final List<String> problems = new CopyOnWriteArrayList<>();
    final RawPeer peer;
    final AgentSideConnection connection;
    TestAgent agent;

    AgentFixture() {
        this(ConnectionOptions.defaults());
    }

    AgentFixture(ConnectionOptions options) {
        Transports.Pair pipe = Transports.pipe();
        peer = new RawPeer(pipe.right(), "agent");
        connection = AgentSideConnection.start(
                pipe.left(),
                client -> agent = new TestAgent(client),
                options.withDiagnostics((problem, cause) -> problems.add(problem)));
    }

    static AgentFixture initialized() {
        return initialized(ConnectionOptions.defaults());
    }

    static AgentFixture initialized(ConnectionOptions options) {
        AgentFixture fixture = new AgentFixture(options);
        fixture.peer.initialize();
        return fixture;
    }

    /** The connection still answers, and the answer is the next thing it sends. */
    void assertAlive() {
        peer.send(NEW_SESSION);
        peer.expect("{\"jsonrpc\":\"2.0\",\"id\":7,\"result\":{\"sessionId\":\"s0\"}}");
    }

    @Override
    public void close() throws IOException {
        connection.close();
        peer.close();
    }
}
