package dev.bufferbridge.editor;

import dev.bufferbridge.samples.EditorSettings;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.io.TempDir;

/** A project with one file and an editor over it, for tests of what one client does. Closing the editor fails the test if we broke a rule. */
abstract class ClientCase {

    @TempDir
    Path temporary;

    Path project;
    Path file;
    Connected connected;
    EditorWorkspace files;

    abstract EditorSettings settings(Path project);

    @BeforeEach
    void connect() throws IOException {
        project = temporary.toRealPath();
        file = Files.writeString(project.resolve("Greeter.java"), "hello\nworld\n");
        connected = Connected.to(settings(project));
        files = connected.workspace(connected.editor.startSession());
    }

    @AfterEach
    void disconnect() {
        connected.close();
    }

    String stored(Path path) throws IOException {
        return Files.readString(path);
    }
}
