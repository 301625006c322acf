package dev.bufferbridge.editor;

import com.fasterxml.jackson.databind.JsonNode;
import dev.bufferbridge.acp.AcpClient;
import dev.bufferbridge.acp.AcpError;
import dev.bufferbridge.acp.AcpException;
import dev.bufferbridge.acp.schema.ClientCapabilities;
import dev.bufferbridge.acp.schema.ReadTextFileRequest;
import dev.bufferbridge.acp.schema.ReadTextFileResponse;
import dev.bufferbridge.acp.schema.WriteTextFileRequest;
import dev.bufferbridge.tools.api.Cancellation;
import dev.bufferbridge.tools.engine.text.TextEncodings;
import java.io.IOException;
import java.nio.file.Path;
import java.time.Duration;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.TimeoutException;
import java.util.function.Consumer;
import java.util.function.Function;
import org.jspecify.annotations.Nullable;

/**
 * The editor's two file requests, each only where offered (row O-008), always for the whole text, always with a deadline. A request that the
 * editor offers and does not know is not made again on this connection; that is said once (row O-010).
 */
final class ClientText {

    private static final EditorAnswer NO_TEXT =
            new EditorAnswer.Failed(AcpError.INTERNAL_ERROR, "an answer without a text", null);

    /** How acp-protocol fails calls that are open when a connection ends: never taken for an answer of the editor. */
    private static final String CONNECTION_ENDED = "The connection has ended";

    private final AcpClient client;
    private final String sessionId;
    private final Duration deadline;
    private final Consumer<String> notices;
    private volatile boolean reads;
    private volatile boolean writes;

    ClientText(
            AcpClient client,
            String sessionId,
            ClientCapabilities.FileSystem offered,
            Duration deadline,
            Consumer<String> notices) {
        this.client = client;
        this.sessionId = sessionId;
        this.deadline = deadline;
        this.notices = notices;
        this.reads = offered.readTextFile();
        this.writes = offered.writeTextFile();
    }

    /** Whether the text is whole characters, so that it arrives as it is sent. */
    static boolean canSend(String text) {
        return TextEncodings.isWellFormed(text);
    }

    /** Whether the editor can be asked for text. */
    boolean reads() {
        return reads;
    }

    /** Whether the editor can be given text. */
    boolean writes() {
        return writes;
    }

    /**
     * Asks for the whole text: editors disagree about lines, limits and ends of files, so slicing is ours.
     *
     * @throws IOException when it does not answer in time
     */
    EditorAnswer read(Path path, Cancellation cancellation) throws IOException {
        if (!reads) {
            return new EditorAnswer.Unsupported();
        }
        EditorAnswer answer = ask(
                client.readTextFile(new ReadTextFileRequest(sessionId, path.toString())),
                ClientText::shown,
                "the editor did not give the text of " + path,
                cancellation);
        if (answer == NO_TEXT) {
            throw new IOException("the editor answered without a text for " + path
                    + "; what it shows is not known. Nothing was changed; ask the user to save the file and try again");
        }
        if (answer instanceof EditorAnswer.Unsupported) {
            reads = false;
            notices.accept(
                    "The editor offers to read files and does not know the request; files are read from the disk from now on.");
        }
        return answer;
    }

    /**
     * Gives the editor a whole new text.
     *
     * @throws IOException when it does not answer in time; whether it wrote is not known then
     */
    EditorAnswer write(Path path, String content, Cancellation cancellation) throws IOException {
        if (!writes) {
            return new EditorAnswer.Unsupported();
        }
        EditorAnswer answer = ask(
                client.writeTextFile(new WriteTextFileRequest(sessionId, path.toString(), content)),
                response -> new EditorAnswer.Wrote(),
                "the editor did not say whether it wrote " + path,
                cancellation);
        if (answer instanceof EditorAnswer.Unsupported) {
            writes = false;
            notices.accept(
                    "The editor offers to write files and does not know the request; files are written to the disk from now on.");
        }
        return answer;
    }

    /** Wire records do not check themselves: an answer without a text is an error of the editor's. */
    private static EditorAnswer shown(@Nullable ReadTextFileResponse response) {
        @Nullable String content = response == null ? null : response.content();
        return content == null ? NO_TEXT : new EditorAnswer.Text(content);
    }

    private <T> EditorAnswer ask(
            CompletableFuture<T> request, Function<T, EditorAnswer> answered, String silence, Cancellation cancellation)
            throws IOException {
        try {
            return answered.apply(PendingAnswer.await(request, deadline, cancellation));
        } catch (TimeoutException e) {
            throw new IOException(silence + " within " + deadline.toSeconds()
                    + " s; it may be waiting for the user. Read the file again before going on.");
        } catch (AcpException e) {
            return failed(e);
        }
    }

    private static EditorAnswer failed(AcpException e) throws IOException {
        if (CONNECTION_ENDED.equals(e.error().message())) {
            throw new IOException(
                    "the connection to the editor has ended, so its text can be neither read nor written");
        }
        if (e.code() == AcpError.METHOD_NOT_FOUND) {
            return new EditorAnswer.Unsupported();
        }
        if (e.code() == AcpError.REQUEST_CANCELLED) {
            throw new IOException(
                    "the editor gave the request up before it was answered; read the file again before going on");
        }
        return new EditorAnswer.Failed(
                e.code(), String.valueOf(e.error().message()), pathIn(e.error().data()));
    }

    private static @Nullable String pathIn(@Nullable JsonNode data) {
        if (data == null) {
            return null;
        }
        JsonNode named = data.hasNonNull("path") ? data.get("path") : data.path("uri");
        return named.isTextual() ? named.textValue() : null;
    }
}
