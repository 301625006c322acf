package dev.bufferbridge.benchmarks;

import dev.bufferbridge.acp.AcpClient;
import dev.bufferbridge.acp.schema.ReadTextFileRequest;
import dev.bufferbridge.acp.schema.ReadTextFileResponse;
import dev.bufferbridge.acp.schema.SessionNotification;
import dev.bufferbridge.acp.schema.WriteTextFileRequest;
import dev.bufferbridge.acp.schema.WriteTextFileResponse;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.atomic.LongAdder;

/** A client with one buffer, which it gives and takes at once; it counts the updates it is sent. */
final class BufferClient implements AcpClient {

    private final LongAdder updates = new LongAdder();
    private volatile String buffer;

    BufferClient(String buffer) {
        this.buffer = buffer;
    }

    String buffer() {
        return buffer;
    }

    long updates() {
        return updates.sum();
    }

    @Override
    public CompletableFuture<ReadTextFileResponse> readTextFile(ReadTextFileRequest request) {
        return CompletableFuture.completedFuture(new ReadTextFileResponse(buffer));
    }

    @Override
    public CompletableFuture<WriteTextFileResponse> writeTextFile(WriteTextFileRequest request) {
        buffer = request.content();
        return CompletableFuture.completedFuture(new WriteTextFileResponse());
    }

    @Override
    public void sessionUpdate(SessionNotification notification) {
        updates.increment();
    }
}
