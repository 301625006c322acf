package dev.bufferbridge.benchmarks;

import dev.bufferbridge.acp.schema.SetSessionModeRequest;
import dev.bufferbridge.acp.schema.SetSessionModeResponse;
import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.CompletableFuture;

/** 64 requests sent before the first answer is read: all are answered, and together they take little longer than one by one. */
final class PipelinedRequests implements Benchmark {

    private static final int REQUESTS = 64;

    @Override
    public String name() {
        return "pipelined-requests";
    }

    @Override
    public List<Comparison> run(Subjects subjects, Scale scale) throws IOException {
        Median together = new Median();
        Median oneByOne = new Median();
        try (ConnectedAgent agent =
                ConnectedAgent.start(subjects.bufferbridge(), subjects.project("pipeline"), new BufferClient(""))) {
            for (int i = 0; i < scale.pick(1, 200); i++) {
                long started = System.nanoTime();
                List<CompletableFuture<SetSessionModeResponse>> answers = new ArrayList<>();
                for (int request = 0; request < REQUESTS; request++) {
                    answers.add(setMode(agent, request));
                }
                answers.forEach(ConnectedAgent::await);
                together.add((System.nanoTime() - started) / 1e6);

                started = System.nanoTime();
                for (int request = 0; request < REQUESTS; request++) {
                    ConnectedAgent.await(setMode(agent, request));
                }
                oneByOne.add((System.nanoTime() - started) / 1e6);
            }
        }
        return List.of(
                new Comparison("64 requests at once, median", "ms", together.value(), "one by one", oneByOne.value()));
    }

    private static CompletableFuture<SetSessionModeResponse> setMode(ConnectedAgent agent, int request) {
        String mode = request % 2 == 0 ? "read-only" : "ask";
        return agent.agent().setMode(new SetSessionModeRequest(agent.session(), mode));
    }
}
