package dev.bufferbridge.benchmarks;

import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * An editor with one buffer whose answers lie ready as bytes, so that next to none of a measured time is its own. It reads of a message what it needs
 * to answer, and takes what is written to the buffer when it is asked for it.
 */
final class ReadyEditor implements AutoCloseable {

    /** As much of a message as says what it is. */
    private static final int HEAD = 1_000;

    private static final Pattern ID = Pattern.compile("\"id\":\"?([^\",}]+)\"?[,}]");
    private static final Pattern SESSION = Pattern.compile("\"sessionId\":\"([^\"]+)\"");

    private final Process process;
    private final OutputStream out;
    private final InputStream in;
    private byte[] received = new byte[1 << 22];
    private int lineEnd;
    private int receivedEnd;
    private final String session;
    private byte[] answerStart = new byte[0];
    private byte[] answerEnd = new byte[0];
    private byte[] lastWrite = new byte[0];
    private int lastId = 1;
    private long answeringNanos;

    private ReadyEditor(Process process, Path project) throws IOException {
        this.process = process;
        this.out = process.getOutputStream();
        this.in = process.getInputStream();
        send(
                "{\"jsonrpc\":\"2.0\",\"id\":0,\"method\":\"initialize\",\"params\":{\"protocolVersion\":1,\"clientCapabilities\":"
                        + "{\"fs\":{\"readTextFile\":true,\"writeTextFile\":true}}}}\n");
        readLine();
        send("{\"jsonrpc\":\"2.0\",\"id\":1,\"method\":\"session/new\",\"params\":{\"cwd\":\"" + project
                + "\",\"mcpServers\":[]}}\n");
        Matcher found = SESSION.matcher(readLine());
        if (!found.find()) {
            throw new IllegalStateException("no session");
        }
        session = found.group(1);
    }

    static ReadyEditor launch(Subject subject, Path project) throws IOException {
        return new ReadyEditor(subject.start(), project);
    }

    /** What {@code fs/read_text_file} answers from now on: the text as it stands inside a JSON string, quotes and all. */
    void show(String quoted) {
        answerStart = "{\"jsonrpc\":\"2.0\",\"id\":".getBytes(StandardCharsets.UTF_8);
        answerEnd = (",\"result\":{\"content\":" + quoted + "}}\n").getBytes(StandardCharsets.UTF_8);
    }

    /** The last {@code fs/write_text_file} as it came. */
    String lastWrite() {
        return new String(lastWrite, StandardCharsets.UTF_8);
    }

    /** How long this editor has been answering since the last prompt was sent: until its answer was taken. */
    long answeringNanos() {
        return answeringNanos;
    }

    /** Sends a prompt, shows {@code after} from the moment something is written, and answers until the turn ends. */
    void prompt(String quotedPrompt, String after) throws IOException {
        int id = ++lastId;
        answeringNanos = 0;
        send("{\"jsonrpc\":\"2.0\",\"id\":" + id + ",\"method\":\"session/prompt\",\"params\":{\"sessionId\":\""
                + session + "\",\"prompt\":[{\"type\":\"text\",\"text\":" + quotedPrompt + "}]}}\n");
        while (true) {
            String head = readLine();
            long read = System.nanoTime();
            if (head.contains("\"method\":\"fs/read_text_file\"")) {
                out.write(answerStart);
                out.write(idOf(head).getBytes(StandardCharsets.UTF_8));
                out.write(answerEnd);
                out.flush();
            } else if (head.contains("\"method\":\"fs/write_text_file\"")) {
                lastWrite = Arrays.copyOf(received, lineEnd);
                show(after);
                send("{\"jsonrpc\":\"2.0\",\"id\":" + idOf(head) + ",\"result\":{}}\n");
            } else if (head.contains("\"id\":" + id + ",") && !head.contains("\"method\"")) {
                return;
            }
            answeringNanos += System.nanoTime() - read;
        }
    }

    private static String idOf(String head) {
        Matcher found = ID.matcher(head);
        if (!found.find()) {
            throw new IllegalStateException("a request without an id: " + head);
        }
        return found.group(1);
    }

    /** Reads a line into {@code received}; hands its beginning back. */
    private String readLine() throws IOException {
        System.arraycopy(received, lineEnd, received, 0, receivedEnd - lineEnd);
        receivedEnd -= lineEnd;
        int searched = 0;
        while (true) {
            for (; searched < receivedEnd; searched++) {
                if (received[searched] == '\n') {
                    lineEnd = searched + 1;
                    return new String(received, 0, Math.min(searched, HEAD), StandardCharsets.UTF_8);
                }
            }
            if (receivedEnd == received.length) {
                received = Arrays.copyOf(received, received.length * 2);
            }
            int read = in.read(received, receivedEnd, received.length - receivedEnd);
            if (read < 0) {
                throw new IllegalStateException("the agent ended");
            }
            receivedEnd += read;
        }
    }

    private void send(String line) throws IOException {
        out.write(line.getBytes(StandardCharsets.UTF_8));
        out.flush();
    }

    @Override
    public void close() throws IOException {
        out.close();
        process.destroy();
    }
}
