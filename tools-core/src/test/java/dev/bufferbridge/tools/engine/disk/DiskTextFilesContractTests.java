package dev.bufferbridge.tools.engine.disk;

import dev.bufferbridge.tools.api.TextFiles;
import dev.bufferbridge.tools.api.TextFilesContractTests;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.io.TempDir;

final class DiskTextFilesContractTests extends TextFilesContractTests {

    @TempDir
    Path temp;

    private final DiskTextFiles files = new DiskTextFiles();
    private Path folder = Path.of("");

    @BeforeEach
    void followLinksOfTheTemporaryFolder() throws IOException {
        folder = temp.toRealPath();
    }

    @Override
    protected TextFiles files() {
        return files;
    }

    @Override
    protected Path folder() {
        return folder;
    }

    @Override
    protected void put(Path path, String text) throws IOException {
        Files.createDirectories(path.getParent());
        Files.writeString(path, text);
    }

    @Override
    protected @Nullable String textAt(Path path) throws IOException {
        return Files.exists(path) ? Files.readString(path) : null;
    }

    @Override
    protected void remove(Path path) throws IOException {
        Files.delete(path);
    }
}
