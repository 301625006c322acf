package dev.bufferbridge.agent.config;

import java.io.IOException;
import java.nio.file.FileAlreadyExistsException;
import java.nio.file.FileSystems;
import java.nio.file.Files;
import java.nio.file.LinkOption;
import java.nio.file.Path;
import java.nio.file.attribute.FileAttribute;
import java.nio.file.attribute.PosixFilePermission;
import java.nio.file.attribute.PosixFilePermissions;
import java.util.Set;

/** Makes folders for state: readable by the user alone, and only where nobody else could have put something in the way. */
public final class StateDirectory {

    private static final Set<PosixFilePermission> PRIVATE = PosixFilePermissions.fromString("rwx------");

    private StateDirectory() {}

    /**
     * Makes the directory and its parents where missing, mode 0700.
     *
     * @throws IOException when it cannot be made, or is there and is a link or belongs to somebody else
     */
    public static Path ensure(Path directory) throws IOException {
        if (Files.isDirectory(directory, LinkOption.NOFOLLOW_LINKS)) {
            return checked(directory);
        }
        Path parent = directory.getParent();
        if (parent != null) {
            Files.createDirectories(parent, attributes());
        }
        try {
            return Files.createDirectory(directory, attributes());
        } catch (FileAlreadyExistsException e) {
            return checked(directory);
        }
    }

    private static Path checked(Path directory) throws IOException {
        if (isTemporary(directory) && !isOurs(directory)) {
            throw new IOException(
                    directory + " belongs to somebody else or is open to others; name another with --state");
        }
        if (!Files.isDirectory(directory)) {
            throw new FileAlreadyExistsException(directory.toString());
        }
        return directory;
    }

    /** Under the temporary directory anybody may have made it before us. */
    private static boolean isTemporary(Path directory) {
        return directory.startsWith(Path.of(System.getProperty("java.io.tmpdir")));
    }

    private static boolean isOurs(Path directory) throws IOException {
        if (!Files.isDirectory(directory, LinkOption.NOFOLLOW_LINKS)) {
            return false;
        }
        return !isPosix()
                || Files.getOwner(directory, LinkOption.NOFOLLOW_LINKS)
                                .getName()
                                .equals(System.getProperty("user.name"))
                        && Files.getPosixFilePermissions(directory, LinkOption.NOFOLLOW_LINKS).stream()
                                .allMatch(PRIVATE::contains);
    }

    private static FileAttribute<?>[] attributes() {
        return isPosix()
                ? new FileAttribute<?>[] {PosixFilePermissions.asFileAttribute(PRIVATE)}
                : new FileAttribute<?>[0];
    }

    private static boolean isPosix() {
        return FileSystems.getDefault().supportedFileAttributeViews().contains("posix");
    }
}
