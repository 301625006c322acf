package dev.bufferbridge.tools.api;

import dev.bufferbridge.tools.api.TextFormat.LineEnding;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.FileSystemException;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import java.util.stream.Collectors;
import org.jspecify.annotations.Nullable;

/** Texts by path, in memory, as plain as can be: other implementations are compared with it. Folders are where files lie. */
public final class MemoryTextFiles implements TextFiles {

    private final Map<Path, String> texts = new ConcurrentHashMap<>();

    public MemoryTextFiles put(Path path, String text) {
        texts.put(path, text);
        return this;
    }

    public @Nullable String textAt(Path path) {
        return texts.get(path);
    }

    public void remove(Path path) {
        texts.remove(path);
    }

    @Override
    public FileFacts facts(Path path, Cancellation cancellation) {
        cancellation.throwIfCancelled();
        String text = texts.get(path);
        if (text != null) {
            return new FileFacts(FileFacts.Type.FILE, text.getBytes(StandardCharsets.UTF_8).length);
        }
        boolean folder = texts.keySet().stream().anyMatch(file -> file.startsWith(path));
        return folder ? new FileFacts(FileFacts.Type.DIRECTORY, 0) : FileFacts.NOT_THERE;
    }

    @Override
    public TextSnapshot read(Path path, long maxBytes, Cancellation cancellation) throws IOException {
        long size = requireFile(path, cancellation).bytes();
        if (size > maxBytes) {
            throw new TooLargeException(path + " is too large", size, maxBytes);
        }
        return snapshot(path, texts.get(path));
    }

    @Override
    public TextPage page(Path path, PageRequest request, Cancellation cancellation) throws IOException {
        requireFile(path, cancellation);
        String text = texts.get(path);
        List<String> lines = lines(text);
        List<String> wanted = lines.stream()
                .skip(request.firstLine() - 1)
                .limit(request.maxLines())
                .toList();
        boolean ends = request.firstLine() - 1 + wanted.size() >= lines.size();
        return new TextPage(
                String.join("", wanted),
                request.firstLine(),
                wanted.size(),
                ends,
                (long) lines.size(),
                (long) text.getBytes(StandardCharsets.UTF_8).length,
                ends ? null : TextPage.CutBy.LINES,
                false,
                format(text),
                TextSnapshot.Source.DISK,
                List.of(),
                TextVersion.of(text));
    }

    @Override
    public byte[] bytes(Path path, long maxBytes, Cancellation cancellation) throws IOException {
        return read(path, maxBytes, cancellation).text().getBytes(StandardCharsets.UTF_8);
    }

    @Override
    public synchronized WriteOutcome replace(Path path, Expected expected, String text, Cancellation cancellation) {
        cancellation.throwIfCancelled();
        String present = texts.get(path);
        TextSnapshot before = present == null ? null : snapshot(path, present);
        boolean asExpected = expected instanceof Expected.Version wanted
                ? before != null && before.version().equals(wanted.version())
                : before == null;
        if (!asExpected) {
            return new WriteOutcome.Changed(before);
        }
        texts.put(path, text);
        return new WriteOutcome.Written(before, snapshot(path, text), true);
    }

    /** The lines of a text, each with its ending. */
    public static List<String> lines(String text) {
        return text.isEmpty() ? List.of() : List.of(text.split("(?<=\n)|(?<=\r)(?!\n)"));
    }

    private FileFacts requireFile(Path path, Cancellation cancellation) throws IOException {
        FileFacts facts = facts(path, cancellation);
        if (facts.type() == FileFacts.Type.MISSING) {
            throw new NoSuchFileException(path.toString());
        }
        if (facts.type() == FileFacts.Type.DIRECTORY) {
            throw new FileSystemException(path.toString(), null, "is a directory, not a file");
        }
        return facts;
    }

    private static TextSnapshot snapshot(Path path, String text) {
        return new TextSnapshot(path, text, TextVersion.of(text), format(text), TextSnapshot.Source.DISK, List.of());
    }

    private static TextFormat format(String text) {
        Map<String, Long> endings = lines(text).stream()
                .map(line -> line.replaceAll("[^\r\n]", ""))
                .filter(ending -> !ending.isEmpty())
                .collect(Collectors.groupingBy(ending -> ending, Collectors.counting()));
        String most = endings.entrySet().stream()
                .max(Map.Entry.comparingByValue())
                .map(Map.Entry::getKey)
                .orElse("");
        LineEnding ending = List.of(LineEnding.values()).stream()
                .filter(kind -> kind.characters().equals(most))
                .findFirst()
                .orElseThrow();
        return new TextFormat(StandardCharsets.UTF_8, false, ending, endings.size() > 1, false);
    }
}
