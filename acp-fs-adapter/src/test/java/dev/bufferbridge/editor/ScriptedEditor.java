package dev.bufferbridge.editor;

import dev.bufferbridge.acp.AcpClient;
import dev.bufferbridge.acp.AcpException;
import dev.bufferbridge.acp.schema.ClientCapabilities;
import dev.bufferbridge.acp.schema.ReadTextFileRequest;
import dev.bufferbridge.acp.schema.ReadTextFileResponse;
import dev.bufferbridge.acp.schema.RequestPermissionRequest;
import dev.bufferbridge.acp.schema.RequestPermissionResponse;
import dev.bufferbridge.acp.schema.SessionNotification;
import dev.bufferbridge.acp.schema.WriteTextFileRequest;
import dev.bufferbridge.acp.schema.WriteTextFileResponse;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.EnumSet;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.concurrent.CompletableFuture;
import java.util.function.Function;
import java.util.function.UnaryOperator;
import org.jspecify.annotations.Nullable;

/**
 * An editor in memory: buffers over real files, with the habits a test gives it. Stricter than a real one: it fails the test on a request it did
 * not offer, on a relative path and on a request for a part of a file.
 */
final class ScriptedEditor implements AcpClient {

    private final Map<Path, String> buffers = new HashMap<>();
    private final Map<Path, AcpException> readErrors = new HashMap<>();
    private final Map<Path, AcpException> writeErrors = new HashMap<>();
    private final Set<Habit> habits = EnumSet.noneOf(Habit.class);
    private final List<String> calls = new ArrayList<>();
    private final List<CompletableFuture<?>> unanswered = new ArrayList<>();
    private final List<SessionNotification> updates = new ArrayList<>();
    private final List<RequestPermissionRequest> questions = new ArrayList<>();
    private UnaryOperator<String> formatter = UnaryOperator.identity();
    private Function<RequestPermissionRequest, CompletableFuture<RequestPermissionResponse>> person =
            request -> new CompletableFuture<>();
    private ClientCapabilities.FileSystem offered = new ClientCapabilities.FileSystem(true, true);

    ScriptedEditor offering(boolean reads, boolean writes) {
        offered = new ClientCapabilities.FileSystem(reads, writes);
        return this;
    }

    ScriptedEditor with(Habit habit, Habit... more) {
        habits.add(habit);
        habits.addAll(List.of(more));
        return this;
    }

    ScriptedEditor without(Habit habit) {
        habits.remove(habit);
        return this;
    }

    /** What becomes of a text that is written. */
    ScriptedEditor formatting(UnaryOperator<String> rule) {
        formatter = rule;
        return this;
    }

    ScriptedEditor failingReads(Path path, int code, String message) {
        readErrors.put(path, new AcpException(code, message));
        return this;
    }

    ScriptedEditor failingWrites(Path path, AcpException error) {
        writeErrors.put(path, error);
        return this;
    }

    ScriptedEditor answering(Function<RequestPermissionRequest, CompletableFuture<RequestPermissionResponse>> answers) {
        person = answers;
        return this;
    }

    ClientCapabilities.FileSystem offered() {
        return offered;
    }

    /** The user opens the file; the buffer is clean. */
    void open(Path path) throws IOException {
        buffers.put(path, Files.readString(path));
    }

    /** The user types; nothing is saved. */
    void type(Path path, String text) {
        buffers.put(path, text);
    }

    void save(Path path) throws IOException {
        Files.writeString(path, buffers.get(path));
    }

    @Nullable
    String buffer(Path path) {
        return buffers.get(path);
    }

    /** Every file request so far, such as {@code read a.txt}. */
    List<String> calls() {
        return List.copyOf(calls);
    }

    List<CompletableFuture<?>> unanswered() {
        return unanswered;
    }

    List<SessionNotification> updates() {
        return updates;
    }

    List<RequestPermissionRequest> questions() {
        return questions;
    }

    @Override
    public CompletableFuture<ReadTextFileResponse> readTextFile(ReadTextFileRequest request) {
        check(offered.readTextFile(), "fs/read_text_file was not offered");
        check(request.line() == null && request.limit() == null, "a part of a file was asked for");
        Path path = checked(request.path());
        calls.add("read " + path.getFileName());
        if (habits.contains(Habit.KNOWS_NO_READ)) {
            return CompletableFuture.failedFuture(new AcpException(-32601, "Method not found"));
        }
        if (habits.contains(Habit.SILENT_ON_READ)) {
            return silence();
        }
        if (habits.contains(Habit.ANSWERS_READ_WITHOUT_TEXT)) {
            return CompletableFuture.completedFuture(null);
        }
        if (readErrors.containsKey(path)) {
            return CompletableFuture.failedFuture(readErrors.get(path));
        }
        return shown(path);
    }

    @Override
    public CompletableFuture<@Nullable WriteTextFileResponse> writeTextFile(WriteTextFileRequest request) {
        check(offered.writeTextFile(), "fs/write_text_file was not offered");
        Path path = checked(request.path());
        calls.add("write " + path.getFileName());
        if (habits.contains(Habit.KNOWS_NO_WRITE)) {
            return CompletableFuture.failedFuture(new AcpException(-32601, "Method not found"));
        }
        if (habits.contains(Habit.SILENT_ON_WRITE)) {
            return silence();
        }
        if (writeErrors.containsKey(path)) {
            return CompletableFuture.failedFuture(writeErrors.get(path));
        }
        try {
            write(path, request.content());
        } catch (IOException e) {
            return CompletableFuture.failedFuture(new AcpException(-32603, "could not write: " + e.getMessage()));
        }
        return CompletableFuture.completedFuture(
                habits.contains(Habit.ANSWERS_NULL) ? null : new WriteTextFileResponse());
    }

    @Override
    public CompletableFuture<RequestPermissionResponse> requestPermission(RequestPermissionRequest request) {
        questions.add(request);
        CompletableFuture<RequestPermissionResponse> answer = person.apply(request);
        unanswered.add(answer);
        return answer;
    }

    @Override
    public void sessionUpdate(SessionNotification notification) {
        updates.add(notification);
    }

    private CompletableFuture<ReadTextFileResponse> shown(Path path) {
        String buffer = habits.contains(Habit.SERVES_DISK) ? null : buffers.get(path);
        try {
            if (buffer == null && !Files.exists(path)) {
                return habits.contains(Habit.EMPTY_FOR_MISSING)
                        ? CompletableFuture.completedFuture(new ReadTextFileResponse(""))
                        : CompletableFuture.failedFuture(new AcpException(-32002, "Resource not found"));
            }
            String text = buffer == null ? Files.readString(path) : buffer;
            return CompletableFuture.completedFuture(new ReadTextFileResponse(asShown(text)));
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    private String asShown(String text) {
        boolean hides = habits.contains(Habit.HIDES_BYTE_ORDER_MARK) && text.startsWith("\uFEFF");
        String visible = hides ? text.substring(1) : text;
        String shown = habits.contains(Habit.SHOWS_LF) ? visible.replace("\r\n", "\n") : visible;
        boolean strips = habits.contains(Habit.HIDES_FINAL_NEWLINE) && shown.endsWith("\n");
        return strips ? shown.substring(0, shown.length() - 1) : shown;
    }

    private void write(Path path, String content) throws IOException {
        String taken = formatter.apply(content);
        if (habits.contains(Habit.TAKES_NOTHING)) {
            return;
        }
        if (habits.contains(Habit.APPENDS_NEWLINE)) {
            taken = taken + "\n";
        }
        if (habits.contains(Habit.DROPS_FINAL_NEWLINE) && taken.endsWith("\n")) {
            taken = taken.substring(0, taken.length() - 1);
        }
        String buffer = buffers.get(path);
        if (habits.contains(Habit.WRITES_DISK_ONLY)) {
            boolean clean = buffer != null
                    && Files.exists(path)
                    && Files.readString(path).equals(buffer);
            Files.writeString(path, taken);
            if (clean) {
                buffers.put(path, taken);
            }
            return;
        }
        if (buffer != null || habits.contains(Habit.OPENS_UNSAVED)) {
            buffers.put(path, taken);
        }
        if (buffer == null && !habits.contains(Habit.OPENS_UNSAVED) || habits.contains(Habit.SAVES_ON_WRITE)) {
            boolean crlf = habits.contains(Habit.SHOWS_LF)
                    && Files.exists(path)
                    && Files.readString(path).contains("\r\n");
            Files.writeString(path, crlf ? taken.replace("\n", "\r\n") : taken);
        }
    }

    private <T> CompletableFuture<T> silence() {
        CompletableFuture<T> never = new CompletableFuture<>();
        unanswered.add(never);
        return never;
    }

    private static Path checked(String path) {
        check(Path.of(path).isAbsolute(), "a path is not absolute: " + path);
        return Path.of(path);
    }

    private static void check(boolean kept, String rule) {
        if (!kept) {
            throw new AssertionError(rule);
        }
    }

    /** One way of real editors. */
    enum Habit {
        /** Shows the disk's text although a buffer has other text. */
        SERVES_DISK,
        /** Leaves out the newline at the very end of what it shows. */
        HIDES_FINAL_NEWLINE,
        HIDES_BYTE_ORDER_MARK,
        /** Shows every line ending as LF and puts the file's own back when it saves. */
        SHOWS_LF,
        EMPTY_FOR_MISSING,
        SAVES_ON_WRITE,
        /** Opens a buffer for a file that was not open, and does not save it. */
        OPENS_UNSAVED,
        /** Writes the file; a modified buffer stays as it is, a clean one is loaded again. */
        WRITES_DISK_ONLY,
        APPENDS_NEWLINE,
        DROPS_FINAL_NEWLINE,
        TAKES_NOTHING,
        ANSWERS_NULL,
        /** Answers a read with no text in it. */
        ANSWERS_READ_WITHOUT_TEXT,
        KNOWS_NO_READ,
        KNOWS_NO_WRITE,
        SILENT_ON_READ,
        SILENT_ON_WRITE
    }
}
