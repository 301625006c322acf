package dev.bufferbridge.agent.session;

import dev.bufferbridge.tools.api.Cancellation;
import dev.bufferbridge.tools.api.FileFacts;
import dev.bufferbridge.tools.api.PageRequest;
import dev.bufferbridge.tools.api.TextFiles;
import dev.bufferbridge.tools.api.TextFormat;
import dev.bufferbridge.tools.api.TextPage;
import dev.bufferbridge.tools.api.TextSnapshot;
import dev.bufferbridge.tools.api.TextVersion;
import dev.bufferbridge.tools.api.TooLargeException;
import java.io.IOException;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/** Texts in memory that can be read whole and nothing else. */
final class FakeTextFiles implements TextFiles {

    private final Map<Path, String> texts = new HashMap<>();

    void put(String path, String text) {
        texts.put(Path.of(path), text);
    }

    @Override
    public TextSnapshot read(Path path, long maxBytes, Cancellation cancellation) throws IOException {
        String text = texts.get(path);
        if (text == null) {
            throw new NoSuchFileException(path.toString());
        }
        if (text.length() > maxBytes) {
            throw new TooLargeException("too large", text.length(), maxBytes);
        }
        return new TextSnapshot(
                path, text, TextVersion.of(text), TextFormat.UTF8_LF, TextSnapshot.Source.EDITOR, List.of());
    }

    @Override
    public FileFacts facts(Path path, Cancellation cancellation) {
        throw new UnsupportedOperationException();
    }

    @Override
    public TextPage page(Path path, PageRequest request, Cancellation cancellation) {
        throw new UnsupportedOperationException();
    }

    @Override
    public byte[] bytes(Path path, long maxBytes, Cancellation cancellation) {
        throw new UnsupportedOperationException();
    }

    @Override
    public WriteOutcome replace(Path path, Expected expected, String text, Cancellation cancellation) {
        throw new UnsupportedOperationException();
    }
}
