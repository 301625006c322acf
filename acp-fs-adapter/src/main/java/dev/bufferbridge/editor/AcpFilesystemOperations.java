package dev.bufferbridge.editor;

import dev.bufferbridge.acp.AcpClient;
import dev.bufferbridge.acp.schema.ClientCapabilities;
import dev.bufferbridge.tools.api.Cancellation;
import dev.bufferbridge.tools.api.FileFacts;
import dev.bufferbridge.tools.api.Limit;
import dev.bufferbridge.tools.api.Limits;
import dev.bufferbridge.tools.api.PageRequest;
import dev.bufferbridge.tools.api.TextFormat;
import dev.bufferbridge.tools.api.TextPage;
import dev.bufferbridge.tools.api.TextSnapshot;
import dev.bufferbridge.tools.api.TextVersion;
import dev.bufferbridge.tools.api.TooLargeException;
import dev.bufferbridge.tools.coding.EditOperations;
import dev.bufferbridge.tools.coding.ReadOperations;
import dev.bufferbridge.tools.coding.WriteOperations;
import dev.bufferbridge.tools.engine.text.TextCut;
import java.io.IOException;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;

/**
 * The strict mapping of a client's text files to the operations of the read, write and edit tools (rows P-430 to P-434): everything goes through the
 * client and nothing ever to or from this machine's disk.
 *
 * <p>Folders are not made, images and documents are not read. Text is asked for whole and cut here, since clients disagree about lines and limits.
 * An agent that knows the disk behind the client uses {@link EditorWorkspace} instead.
 */
public final class AcpFilesystemOperations {

    private static final ClientCapabilities.FileSystem BOTH = new ClientCapabilities.FileSystem(true, true);

    private final ClientText client;
    private final long mostBytes;

    private AcpFilesystemOperations(ClientText client, long mostBytes) {
        this.client = client;
        this.mostBytes = mostBytes;
    }

    /** With the default limits, for a client that answers both requests. */
    public static AcpFilesystemOperations create(AcpClient client, String sessionId) {
        return create(client, sessionId, Limits.defaults());
    }

    /** @param limits {@code editorTimeoutSeconds} bounds each answer, {@code maxScanBytes} each text */
    public static AcpFilesystemOperations create(AcpClient client, String sessionId, Limits limits) {
        Duration deadline = Duration.ofSeconds(limits.get(Limit.EDITOR_TIMEOUT_SECONDS));
        ClientText text = new ClientText(client, sessionId, BOTH, deadline, notice -> {});
        return new AcpFilesystemOperations(text, limits.get(Limit.MAX_SCAN_BYTES));
    }

    /** What the read tool needs. */
    public ReadOperations read() {
        return new Reading();
    }

    /** What the write tool needs. */
    public WriteOperations write() {
        return new Writing();
    }

    /** What the edit tool needs. */
    public EditOperations edit() {
        return new Editing();
    }

    private String text(Path path, long maxBytes, Cancellation cancellation) throws IOException {
        EditorAnswer answer = client.read(path, cancellation);
        if (answer instanceof EditorAnswer.Text text) {
            long bytes = TextCut.utf8Bytes(text.content());
            if (bytes > maxBytes) {
                throw new TooLargeException(
                        path + " has " + TextCut.size(bytes) + " in the editor; at most " + TextCut.size(maxBytes)
                                + " can be taken",
                        bytes,
                        maxBytes);
            }
            return text.content();
        }
        if (answer instanceof EditorAnswer.Failed failed) {
            throw failed.saysNotFound()
                    ? new NoSuchFileException(path.toString())
                    : new IOException(path + " was not read: " + failed.inWords());
        }
        throw new IOException("this editor does not give text, so " + path + " cannot be read");
    }

    private FileFacts facts(Path path, Cancellation cancellation) throws IOException {
        try {
            return new FileFacts(FileFacts.Type.FILE, TextCut.utf8Bytes(text(path, mostBytes, cancellation)));
        } catch (NoSuchFileException missing) {
            return FileFacts.NOT_THERE;
        }
    }

    private void store(Path path, String content, Cancellation cancellation) throws IOException {
        EditorAnswer answer = client.write(path, content, cancellation);
        if (answer instanceof EditorAnswer.Failed failed) {
            throw new IOException(path + " was not written: " + failed.inWords());
        }
        if (answer instanceof EditorAnswer.Unsupported) {
            throw new IOException("this editor does not take text, so " + path + " cannot be written");
        }
    }

    private TextSnapshot snapshot(Path path, String raw) {
        boolean bom = raw.startsWith("\uFEFF");
        String text = bom ? raw.substring(1) : raw;
        TextFormat unmarked = LineForms.formatOf(text, TextFormat.UTF8_LF);
        TextFormat format = new TextFormat(unmarked.charset(), bom, unmarked.ending(), unmarked.mixedEndings(), false);
        return new TextSnapshot(path, text, TextVersion.of(raw), format, TextSnapshot.Source.EDITOR, List.of());
    }

    private final class Reading implements ReadOperations {

        @Override
        public TextPage readText(Path path, PageRequest request, Cancellation cancellation) throws IOException {
            return ShownPages.cut(snapshot(path, text(path, mostBytes, cancellation)), request);
        }

        @Override
        public FileFacts statFile(Path path, Cancellation cancellation) throws IOException {
            return facts(path, cancellation);
        }
    }

    private final class Writing implements WriteOperations {

        @Override
        public void writeFile(Path path, String content, Cancellation cancellation) throws IOException {
            store(path, content, cancellation);
        }

        @Override
        public void mkdir(Path directory, Cancellation cancellation) {
            // a client makes what it needs (row P-432)
        }
    }

    private final class Editing implements EditOperations {

        @Override
        public FileFacts statFile(Path path, Cancellation cancellation) throws IOException {
            return facts(path, cancellation);
        }

        @Override
        public String readFile(Path path, long maxBytes, Cancellation cancellation) throws IOException {
            return text(path, maxBytes, cancellation);
        }

        @Override
        public void writeFile(Path path, String content, Cancellation cancellation) throws IOException {
            store(path, content, cancellation);
        }
    }
}
