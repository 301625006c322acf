package dev.bufferbridge.acp;

import java.io.IOException;
import java.util.List;
import java.util.concurrent.CopyOnWriteArrayList;

/** An agent-side connection over a pipe, with a raw peer at the other end. */
final class AgentFixture implements AutoCloseable {

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

    @Override
    public void close() throws IOException {
        connection.close();
        peer.close();
    }
}
