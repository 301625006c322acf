package dev.bufferbridge.benchmarks;

import dev.bufferbridge.acp.AcpAgent;
import dev.bufferbridge.acp.AcpClient;
import dev.bufferbridge.acp.AgentSideConnection;
import dev.bufferbridge.acp.ClientSideConnection;
import dev.bufferbridge.acp.ConnectionOptions;
import dev.bufferbridge.acp.Transports;
import dev.bufferbridge.acp.schema.AgentCapabilities;
import dev.bufferbridge.acp.schema.ClientCapabilities;
import dev.bufferbridge.acp.schema.ContentBlock;
import dev.bufferbridge.acp.schema.InitializeRequest;
import dev.bufferbridge.acp.schema.InitializeResponse;
import dev.bufferbridge.acp.schema.PromptRequest;
import dev.bufferbridge.acp.schema.PromptResponse;
import dev.bufferbridge.acp.schema.SessionNotification;
import dev.bufferbridge.acp.schema.SessionUpdate;
import dev.bufferbridge.acp.schema.StopReason;
import java.util.List;
import java.util.concurrent.CompletableFuture;

/** How many session updates get from the agent's side to the client's in a second, encoded and decoded on the way. */
final class UpdatesPerSecond implements Benchmark {

    private static final double BOUND = 20_000;

    @Override
    public String name() {
        return "updates-per-second";
    }

    @Override
    public List<Comparison> run(Subjects subjects, Scale scale) {
        int count = scale.pick(1_000, 100_000);
        Median rate = new Median();
        for (int i = 0; i < scale.pick(1, 5); i++) {
            rate.add(count / secondsFor(count));
        }
        return List.of(new Comparison("session updates, more is better, median", "1/s", rate.value(), "bound", BOUND));
    }

    private static double secondsFor(int count) {
        BufferClient client = new BufferClient("");
        Transports.Pair pipe = Transports.pipe();
        try (AgentSideConnection agentSide = AgentSideConnection.start(
                        pipe.left(), peer -> new TalkingAgent(peer, count), ConnectionOptions.defaults());
                ClientSideConnection clientSide =
                        ClientSideConnection.start(pipe.right(), peer -> client, ConnectionOptions.defaults())) {
            AcpAgent agent = clientSide.agent();
            ConnectedAgent.await(agent.initialize(new InitializeRequest(1, ClientCapabilities.NONE, null)));
            long started = System.nanoTime();
            ConnectedAgent.await(agent.prompt(new PromptRequest("1", List.of(ContentBlock.text("talk")))));
            double seconds = (System.nanoTime() - started) / 1e9;
            Expect.same("the number of updates", (long) count, client.updates());
            Expect.same("the end of the agent's side", false, agentSide.closed().isDone());
            return seconds;
        }
    }

    /** Answers a prompt with many small updates. */
    private record TalkingAgent(AcpClient client, int count) implements AcpAgent {

        @Override
        public CompletableFuture<InitializeResponse> initialize(InitializeRequest request) {
            return CompletableFuture.completedFuture(
                    new InitializeResponse(1, AgentCapabilities.NONE, List.of(), null));
        }

        @Override
        public CompletableFuture<PromptResponse> prompt(PromptRequest request) {
            return CompletableFuture.supplyAsync(() -> {
                for (int i = 0; i < count; i++) {
                    client.sessionUpdate(new SessionNotification(
                            request.sessionId(), new SessionUpdate.AgentMessageChunk(ContentBlock.text("piece " + i))));
                }
                return new PromptResponse(StopReason.END_TURN);
            });
        }
    }
}
