package dev.bufferbridge.samples;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.charset.Charset;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;

/**
 * The texts that are open in the editor, over the files they come from. A clean buffer follows its file; a dirty one keeps
 * what was typed until it is saved or discarded. Thread-safe; problems with the disk are {@link UncheckedIOException}s.
 */
public final class BufferStore {

    private final EditorSettings settings;
    private final Map<Path, Buffer> open = new LinkedHashMap<>();

    BufferStore(EditorSettings settings) {
        this.settings = settings;
    }

    /** What is in a buffer, and the bytes that its file had when both were last the same. */
    private record Buffer(String text, boolean dirty, DiskFormat format, byte[] base) {

        Buffer typed(String changed) {
            return new Buffer(changed, true, format, base);
        }
    }

    /** Opens a file as UTF-8. */
    public void open(Path path) {
        open(path, StandardCharsets.UTF_8);
    }

    /** Opens a file that is stored in another encoding; saving keeps it. */
    public synchronized void open(Path path, Charset charset) {
        byte[] stored = stored(path);
        DiskFormat format = DiskFormat.of(stored, charset, settings.has(EditorQuirk.BUFFERS_HAVE_LINE_FEEDS));
        open.put(key(path), new Buffer(format.decode(stored), false, format, stored));
    }

    /** Replaces a buffer's text, opening it when need be; it is dirty until saved, unless the editor saves by itself. */
    public synchronized void type(Path path, String text) {
        if (!isOpen(path) && Files.exists(path)) {
            open(path);
        }
        Buffer before = open.getOrDefault(key(path), new Buffer("", false, DiskFormat.PLAIN, new byte[0]));
        open.put(key(path), before.typed(text));
        if (settings.autosave()) {
            save(path);
        }
    }

    /** Stores a buffer, making missing folders. */
    public synchronized void save(Path path) {
        Buffer buffer = buffer(path);
        String text = settings.has(EditorQuirk.FORMATS_ON_SAVE) ? formatted(buffer.text()) : buffer.text();
        byte[] stored = buffer.format().encode(text);
        store(path, stored);
        open.put(key(path), new Buffer(text, false, buffer.format(), stored));
    }

    /** Closes a buffer; what was not saved is gone. */
    public synchronized void discard(Path path) {
        open.remove(key(path));
    }

    /** The text that the editor shows. */
    public synchronized String text(Path path) {
        return buffer(path).text();
    }

    /** The text that the editor shows, or empty when the file is not open. */
    public synchronized Optional<String> textIfOpen(Path path) {
        return isOpen(path) ? Optional.of(text(path)) : Optional.empty();
    }

    public synchronized boolean isOpen(Path path) {
        return open.containsKey(key(path));
    }

    /** Whether a buffer has text that is not saved. */
    public synchronized boolean isDirty(Path path) {
        return isOpen(path) && buffer(path).dirty();
    }

    /** The files that are open. */
    public synchronized Set<Path> paths() {
        return open.keySet().stream().collect(Collectors.toUnmodifiableSet());
    }

    /** The text of the file as it is stored, decoded as its buffer is, or as UTF-8. */
    public synchronized String diskText(Path path) {
        Buffer buffer = open.get(key(path));
        byte[] stored = stored(path);
        return (buffer == null ? formatOf(stored) : buffer.format()).decode(stored);
    }

    /** Stores a text without touching what a buffer shows; a clean buffer follows by itself unless it goes stale. */
    synchronized void storeBehind(Path path, String text, boolean cleanBufferStays) {
        Buffer buffer = open.get(key(path));
        DiskFormat format =
                buffer != null ? buffer.format() : Files.exists(path) ? formatOf(stored(path)) : DiskFormat.PLAIN;
        byte[] stored = format.encode(text);
        store(path, stored);
        if (buffer != null && cleanBufferStays) {
            open.put(key(path), new Buffer(buffer.text(), buffer.dirty(), format, stored));
        }
    }

    private DiskFormat formatOf(byte[] stored) {
        return DiskFormat.of(stored, StandardCharsets.UTF_8, settings.has(EditorQuirk.BUFFERS_HAVE_LINE_FEEDS));
    }

    /** The buffer, brought up to date with the disk when it is clean. */
    private Buffer buffer(Path path) {
        Buffer buffer = open.get(key(path));
        if (buffer == null) {
            throw new IllegalStateException(path + " is not open");
        }
        if (buffer.dirty() || settings.has(EditorQuirk.KEEPS_STALE_BUFFERS) || !Files.exists(path)) {
            return buffer;
        }
        byte[] stored = stored(path);
        if (Arrays.equals(stored, buffer.base())) {
            return buffer;
        }
        Buffer fresh = new Buffer(buffer.format().decode(stored), false, buffer.format(), stored);
        open.put(key(path), fresh);
        return fresh;
    }

    private static String formatted(String text) {
        return text.lines().map(String::stripTrailing).collect(Collectors.joining("\n")) + (text.isEmpty() ? "" : "\n");
    }

    private static byte[] stored(Path path) {
        try {
            return Files.readAllBytes(path);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    private static void store(Path path, byte[] bytes) {
        try {
            Path folder = path.toAbsolutePath().getParent();
            if (folder != null) {
                Files.createDirectories(folder);
            }
            Files.write(path, bytes);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    private static Path key(Path path) {
        return path.toAbsolutePath().normalize();
    }
}
