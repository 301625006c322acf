package dev.bufferbridge.tools.api;

import java.nio.file.Path;
import org.jspecify.annotations.Nullable;

final class MemoryTextFilesTests extends TextFilesContractTests {

    private final MemoryTextFiles files = new MemoryTextFiles();

    @Override
    protected TextFiles files() {
        return files;
    }

    @Override
    protected Path folder() {
        return Path.of("memory").toAbsolutePath();
    }

    @Override
    protected void put(Path path, String text) {
        files.put(path, text);
    }

    @Override
    protected @Nullable String textAt(Path path) {
        return files.textAt(path);
    }

    @Override
    protected void remove(Path path) {
        files.remove(path);
    }
}
