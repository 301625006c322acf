package dev.bufferbridge.tools.engine.disk;

import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.channels.FileChannel;
import java.nio.file.Files;
import java.nio.file.OpenOption;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.nio.file.StandardOpenOption;
import java.nio.file.attribute.FileAttribute;
import java.util.Set;

/** The steps of a replacement that can fail. Tests put a subclass in its place that fails where they want it. */
class FileOperations {

    void createDirectories(Path directory) throws IOException {
        Files.createDirectories(directory);
    }

    FileChannel open(Path file, Set<? extends OpenOption> options, FileAttribute<?>... attributes) throws IOException {
        return FileChannel.open(file, options, attributes);
    }

    /** Writes all bytes and makes sure that they are on the disk. */
    void writeAndSync(FileChannel channel, byte[] bytes) throws IOException {
        ByteBuffer buffer = ByteBuffer.wrap(bytes);
        while (buffer.hasRemaining()) {
            channel.write(buffer);
        }
        channel.force(true);
    }

    void moveOver(Path from, Path to) throws IOException {
        Files.move(from, to, StandardCopyOption.ATOMIC_MOVE, StandardCopyOption.REPLACE_EXISTING);
    }

    void delete(Path file) throws IOException {
        Files.deleteIfExists(file);
    }

    /** Makes a rename durable where the platform can. The rename itself is done, so that a failure here is none of the replacement. */
    void syncDirectory(Path directory) {
        try (FileChannel channel = FileChannel.open(directory, StandardOpenOption.READ)) {
            channel.force(true);
        } catch (IOException platformCannot) {
            return;
        }
    }
}
