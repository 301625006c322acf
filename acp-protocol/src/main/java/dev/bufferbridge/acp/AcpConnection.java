package dev.bufferbridge.acp;

import java.io.IOException;
import java.time.Duration;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.Executor;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.atomic.AtomicBoolean;
import org.eclipse.lsp4j.jsonrpc.messages.Message;
import org.eclipse.lsp4j.jsonrpc.messages.RequestMessage;

/** One connection: the reading thread, the writing thread, and what lies between them. The two fronts are thin. */
final class AcpConnection {

    private final Transport transport;
    private final ConnectionOptions options;
    private final JacksonMessageCodec codec;
    private final MessageWriter writer;
    private final AcpEndpoint endpoint;
    private final ExecutorService ownThreads = HandlerThreads.create();
    private final Thread reading = daemon(this::read, "acp-reader");
    private final AtomicBoolean ending = new AtomicBoolean();
    private final CompletableFuture<Void> closed = new CompletableFuture<>();

    AcpConnection(Transport transport, ConnectionOptions options) {
        this.transport = transport;
        this.options = options;
        codec = new JacksonMessageCodec(options.maxLineBytes(), options.asciiOnly());
        writer = new MessageWriter(transport.output(), options.highWaterBytes(), this::writingFailed);
        endpoint = new AcpEndpoint(this::send, options.diagnostics());
    }

    RemotePeer peer() {
        return new RemotePeer(endpoint, options);
    }

    /** Starts to read and to write. A {@code gated} service hears nothing before {@code initialize}. */
    <S extends Extensions> void serve(MethodTable<S> methods, S service, boolean gated) {
        Executor executor = options.executor() == null ? ownThreads : options.executor();
        endpoint.serve(new AcpDispatcher<>(methods, service, options, executor, gated));
        writer.start();
        reading.start();
    }

    private void send(Message message) {
        writer.send(codec.encode(message), Thread.currentThread() != reading);
        if (message instanceof RequestMessage request) {
            request.setParams(null); // lsp4j keeps the message until it is answered, which may be never
        }
    }

    private void read() {
        LineFramer lines = new LineFramer(transport.input(), options.maxLineBytes());
        try {
            new NdjsonProducer(lines, codec, this::send, options).listen(endpoint);
        } catch (IOException e) {
            if (!ending.get()) {
                options.diagnostics().report("Reading ended: " + e.getMessage(), null);
            }
        } finally {
            inputEnded();
        }
    }

    /** What was asked before the end is answered, if that does not take long. */
    private void inputEnded() {
        long started = System.nanoTime();
        endpoint.end();
        endpoint.awaitAnswers(options.drainDeadline());
        close(options.drainDeadline().minusNanos(System.nanoTime() - started));
    }

    private void writingFailed(IOException cause) {
        if (!ending.get()) {
            options.diagnostics().report("Writing ended: " + cause.getMessage(), null);
        }
        daemon(this::close, "acp-closer").start();
    }

    CompletableFuture<Void> closed() {
        return closed.copy();
    }

    /** Ends the connection; the first caller does it and waits for the drain, others return at once. */
    void close() {
        close(options.drainDeadline());
    }

    private void close(Duration drainDeadline) {
        if (!ending.compareAndSet(false, true)) {
            return;
        }
        endpoint.end();
        writer.close(drainDeadline);
        daemon(this::closeTransport, "acp-closer").start();
        ownThreads.shutdown();
        closed.complete(null);
    }

    /** On a thread of its own: closing a stream that another thread is blocked in can block. */
    private void closeTransport() {
        try {
            transport.close();
        } catch (IOException e) {
            options.diagnostics().report("The streams could not be closed: " + e.getMessage(), null);
        }
    }

    private static Thread daemon(Runnable task, String name) {
        Thread thread = new Thread(task, name);
        thread.setDaemon(true);
        return thread;
    }
}
