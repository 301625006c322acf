package dev.bufferbridge.tools.engine.disk;

import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.channels.FileChannel;
import java.nio.file.AccessDeniedException;
import java.nio.file.OpenOption;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.nio.file.attribute.FileAttribute;
import java.util.EnumSet;
import java.util.Set;

/** Real file operations that fail at the steps a test names. */
final class FailingOperations extends FileOperations {

    enum Step {
        CREATE_FOLDER,
        CREATE_FILE,
        OPEN_TARGET,
        WRITE_NEW_FILE,
        WRITE_TARGET,
        RENAME
    }

    private final Set<Step> failing = EnumSet.noneOf(Step.class);
    private final Set<Step> denied = EnumSet.noneOf(Step.class);
    private boolean targetIsOpen;

    FailingOperations failAt(Step step) {
        failing.add(step);
        return this;
    }

    FailingOperations denyAt(Step step) {
        denied.add(step);
        return this;
    }

    @Override
    void createDirectories(Path directory) throws IOException {
        reach(Step.CREATE_FOLDER, directory);
        super.createDirectories(directory);
    }

    @Override
    FileChannel open(Path file, Set<? extends OpenOption> options, FileAttribute<?>... attributes) throws IOException {
        boolean creates = options.contains(StandardOpenOption.CREATE_NEW);
        reach(creates ? Step.CREATE_FILE : Step.OPEN_TARGET, file);
        targetIsOpen = !creates;
        return super.open(file, options, attributes);
    }

    /** Fails after half of the bytes, as a full disk would. */
    @Override
    void writeAndSync(FileChannel channel, byte[] bytes) throws IOException {
        if (failing.contains(targetIsOpen ? Step.WRITE_TARGET : Step.WRITE_NEW_FILE)) {
            channel.write(ByteBuffer.wrap(bytes, 0, bytes.length / 2));
            throw new IOException("no space left");
        }
        super.writeAndSync(channel, bytes);
    }

    @Override
    void moveOver(Path from, Path to) throws IOException {
        reach(Step.RENAME, to);
        super.moveOver(from, to);
    }

    private void reach(Step step, Path path) throws IOException {
        if (denied.contains(step)) {
            throw new AccessDeniedException(path.toString());
        }
        if (failing.contains(step)) {
            throw new IOException("fails at " + step);
        }
    }
}
