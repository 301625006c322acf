package dev.bufferbridge.endtoend;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;

/**
 * The scene of every client's test: a file whose buffer differs from the disk, and the prompts that read the buffer and edit it.
 *
 * @param folder the project
 */
record UnsavedBuffer(Path folder) {

    static final String ON_DISK = "first line\nsaved line\n";
    static final String IN_BUFFER = "first line\nunsaved línea 😀\n";
    static final String EDITED = "first line\nedited línea 😀\n";

    static UnsavedBuffer in(Path folder) {
        UnsavedBuffer scene = new UnsavedBuffer(folder);
        try {
            Files.writeString(scene.file(), ON_DISK);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
        return scene;
    }

    Path file() {
        return folder.resolve("notes.txt");
    }

    String onDisk() {
        try {
            return Files.readString(file());
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    static String readPrompt() {
        return "/read notes.txt";
    }

    /** Replaces the second line; {@code old} is what the client's user sees there. */
    static String replacePrompt(String old) {
        return "/replace notes.txt\n```\n" + old + "\n```\n```\nedited línea 😀\n```\n";
    }

    static List<String> prompts() {
        return List.of(readPrompt(), replacePrompt("unsaved línea 😀"));
    }

    /** Keeps the agent's and the client's own files away from those of the person who runs the tests. */
    Map<String, String> environment() {
        return Map.of(
                "HOME", folder.resolve("home").toString(),
                "XDG_STATE_HOME", folder.resolve("home/state").toString(),
                "XDG_CONFIG_HOME", folder.resolve("home/config").toString());
    }
}
