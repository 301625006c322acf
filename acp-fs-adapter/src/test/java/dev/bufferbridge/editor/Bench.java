package dev.bufferbridge.editor;

import dev.bufferbridge.tools.api.Cancellation;
import dev.bufferbridge.tools.api.Limits;
import dev.bufferbridge.tools.api.TextFiles;
import dev.bufferbridge.tools.api.TextFiles.Expected;
import dev.bufferbridge.tools.api.TextFiles.WriteOutcome;
import dev.bufferbridge.tools.api.TextSnapshot;
import dev.bufferbridge.tools.engine.disk.DiskTextFiles;
import java.io.IOException;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;

/** A workspace over a scripted editor, with what it said to the user. */
final class Bench {

    static final long PLENTY = 8L << 20;

    final ScriptedEditor editor;
    final EditorWorkspace files;
    final List<String> said = new ArrayList<>();

    private Bench(ScriptedEditor editor, Duration deadline) {
        this.editor = editor;
        this.files =
                EditorWorkspace.create(editor, "s1", editor.offered(), disk(), Limits.defaults(), deadline, said::add);
    }

    static Bench over(ScriptedEditor editor) {
        return new Bench(editor, Duration.ofSeconds(30));
    }

    /** With an editor that is given very little time. */
    static Bench impatient(ScriptedEditor editor) {
        return new Bench(editor, Duration.ofMillis(20));
    }

    static TextFiles disk() {
        return new DiskTextFiles();
    }

    TextSnapshot read(Path path) throws IOException {
        return files.read(path, PLENTY, Cancellation.none());
    }

    WriteOutcome replace(Path path, TextSnapshot seen, String text) throws IOException {
        return files.replace(path, new Expected.Version(seen.version()), text, Cancellation.none());
    }

    WriteOutcome create(Path path, String text) throws IOException {
        return files.replace(path, new Expected.Absent(), text, Cancellation.none());
    }

    /** Reads, replaces once in the text, writes. */
    WriteOutcome edit(Path path, String oldText, String newText) throws IOException {
        TextSnapshot seen = read(path);
        if (!seen.text().contains(oldText)) {
            throw new AssertionError("not in the text: " + oldText + "\n" + seen.text());
        }
        return replace(path, seen, seen.text().replace(oldText, newText));
    }
}
