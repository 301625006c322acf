package dev.bufferbridge.editor;

import dev.bufferbridge.tools.api.TextFiles;
import java.nio.file.Path;

/** The contract over the disk alone. */
class DiskContractTests extends TextFilesContract {

    @Override
    TextFiles files(Path project) {
        return Bench.disk();
    }
}
