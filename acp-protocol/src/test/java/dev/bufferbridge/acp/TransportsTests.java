package dev.bufferbridge.acp;

import static java.util.concurrent.TimeUnit.SECONDS;
import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assumptions.assumeFalse;

import dev.bufferbridge.acp.schema.ClientCapabilities;
import dev.bufferbridge.acp.schema.InitializeRequest;
import dev.bufferbridge.acp.schema.ReadTextFileRequest;
import dev.bufferbridge.acp.schema.ReadTextFileResponse;
import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.net.StandardProtocolFamily;
import java.net.UnixDomainSocketAddress;
import java.nio.channels.ServerSocketChannel;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.Random;
import java.util.concurrent.CompletableFuture;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;

@Timeout(60)
final class TransportsTests {

    @Test
    void aPipeCarriesEveryByteInOrder() throws Exception {
        Transports.Pair pipe = Transports.pipe();
        byte[] sent = new byte[1_000_003];
        new Random(7).nextBytes(sent);
        CompletableFuture<Void> writing = CompletableFuture.runAsync(() -> {
            try (Transport left = pipe.left()) {
                left.output().write(sent, 0, 70_000);
                left.output().write(sent[70_000]);
                left.output().write(sent, 70_001, sent.length - 70_001);
            } catch (IOException e) {
                throw new AssertionError(e);
            }
        });
        assertArrayEquals(sent, pipe.right().input().readAllBytes());
        writing.get(10, SECONDS);
    }

    @Test
    void aClosedPipeRefusesWritesAndReads() throws IOException {
        Transports.Pair pipe = Transports.pipe();
        pipe.right().close();
        assertThrows(IOException.class, () -> pipe.left().output().write(1));
        assertThrows(IOException.class, () -> pipe.right().input().read());
        assertEquals(-1, pipe.left().input().read());
    }

    @Test
    void anInterruptedReaderOfAPipeStops() throws Exception {
        Transports.Pair pipe = Transports.pipe();
        CompletableFuture<String> end = new CompletableFuture<>();
        Thread reader = new Thread(() -> {
            try {
                pipe.left().input().read();
            } catch (IOException e) {
                end.complete(e.getMessage());
            }
        });
        reader.start();
        reader.interrupt();
        assertEquals("Interrupted while waiting for the other end of the pipe", end.get(10, SECONDS));
    }

    /** Input that ends without waiting for its answers, as from a shell's pipe. */
    @Test
    void streamsThatEndStillGetTheirAnswers() throws Exception {
        ByteArrayOutputStream output = new ByteArrayOutputStream();
        AgentSideConnection connection = AgentSideConnection.start(
                Transports.streams(
                        new ByteArrayInputStream(
                                "{\"id\":1,\"method\":\"initialize\",\"params\":{\"protocolVersion\":1}}"
                                        .getBytes(StandardCharsets.UTF_8)),
                        output),
                TestAgent::new,
                ConnectionOptions.defaults());
        connection.closed().get(10, SECONDS);
        assertEquals(
                1,
                RawPeer.json(output.toString(StandardCharsets.UTF_8))
                        .at("/result/protocolVersion")
                        .asInt());
    }

    /** On Java 17 the platform's channel streams would hang here: a read that waits would hold up the write. */
    @Test
    void aUnixSocketReadsAndWritesAtTheSameTime(@TempDir Path folder) throws Exception {
        assumeFalse(System.getProperty("os.name").startsWith("Windows"), "no Unix domain sockets in a short path");
        Path socket = folder.resolve("s");
        try (ServerSocketChannel server = ServerSocketChannel.open(StandardProtocolFamily.UNIX)) {
            server.bind(UnixDomainSocketAddress.of(socket));
            ClientSideConnection clientSide = ClientSideConnection.start(
                    Transports.unixSocket(socket), agent -> new Reader(), ConnectionOptions.defaults());
            AgentSideConnection agentSide = AgentSideConnection.start(
                    Transports.channel(server.accept()), TestAgent::new, ConnectionOptions.defaults());
            clientSide
                    .agent()
                    .initialize(new InitializeRequest(1, ClientCapabilities.NONE, null))
                    .get(10, SECONDS);
            assertEquals(
                    "/a",
                    agentSide
                            .client()
                            .readTextFile(new ReadTextFileRequest("s", "/a"))
                            .get(10, SECONDS)
                            .content());
            clientSide.close();
            agentSide.closed().get(10, SECONDS);
        }
        assertThrows(IOException.class, () -> Transports.unixSocket(folder.resolve("nobody")));
    }

    private static final class Reader implements AcpClient {
        @Override
        public CompletableFuture<ReadTextFileResponse> readTextFile(ReadTextFileRequest request) {
            return CompletableFuture.completedFuture(new ReadTextFileResponse(request.path()));
        }
    }
}
