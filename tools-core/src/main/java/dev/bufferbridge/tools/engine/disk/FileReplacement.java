package dev.bufferbridge.tools.engine.disk;

import java.io.IOException;
import java.nio.channels.FileChannel;
import java.nio.file.AccessDeniedException;
import java.nio.file.FileStore;
import java.nio.file.FileSystemException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.nio.file.attribute.FileAttribute;
import java.nio.file.attribute.PosixFileAttributeView;
import java.nio.file.attribute.PosixFileAttributes;
import java.nio.file.attribute.PosixFilePermission;
import java.nio.file.attribute.PosixFilePermissions;
import java.util.EnumSet;
import java.util.Set;
import java.util.UUID;
import org.jspecify.annotations.Nullable;

/**
 * Replaces the content of one file, all or nothing (rows P-117, P-171, O-021, O-057).
 *
 * <p>Normally a hidden temporary file in the same folder, synced and renamed over the target. A file with several hard links, in a folder that takes no new
 * file, or whose owner a new file could not have, is overwritten in place, with a synced backup copy that is put back when writing fails.
 */
final class FileReplacement {

    private final FileOperations operations;

    FileReplacement(FileOperations operations) {
        this.operations = operations;
    }

    /** Asked last thing before the old content goes. */
    interface Condition {
        boolean holds() throws IOException;
    }

    /**
     * @param target the real file, links followed; its parent exists
     * @param condition what must still hold
     * @return false when it does not hold any more; nothing was changed then
     */
    boolean replace(Path target, byte[] content, Condition condition) throws IOException {
        if (!Files.exists(target)) {
            return writeBeside(target, content, null, condition) == Beside.DONE;
        }
        if (!operations.isWritable(target)) {
            throw new AccessDeniedException(
                    target.toString(), null, "the file is write-protected; nothing was changed");
        }
        Beside beside = hasSeveralLinks(target)
                ? Beside.IMPOSSIBLE
                : writeBeside(target, content, attributes(target), condition);
        return switch (beside) {
            case DONE -> true;
            case CONDITION_BROKEN -> false;
            case IMPOSSIBLE -> overwriteInPlace(target, content, condition);
        };
    }

    private enum Beside {
        DONE,
        CONDITION_BROKEN,
        /** A new file cannot stand in for this one. */
        IMPOSSIBLE
    }

    private Beside writeBeside(Path target, byte[] content, @Nullable PosixFileAttributes old, Condition condition)
            throws IOException {
        Path temporary = hiddenName(target, "tmp");
        try (FileChannel channel = openNew(temporary, old != null)) {
            if (old != null && !takesOver(temporary, old)) {
                operations.delete(temporary);
                return Beside.IMPOSSIBLE;
            }
            operations.writeAndSync(channel, content);
        } catch (AccessDeniedException e) {
            operations.delete(temporary);
            if (Files.exists(target)) {
                return Beside.IMPOSSIBLE;
            }
            throw e;
        } catch (IOException | RuntimeException e) {
            operations.delete(temporary);
            throw e;
        }
        return renameOver(temporary, target, condition) ? Beside.DONE : Beside.CONDITION_BROKEN;
    }

    private boolean renameOver(Path temporary, Path target, Condition condition) throws IOException {
        try {
            if (!condition.holds()) {
                operations.delete(temporary);
                return false;
            }
            operations.moveOver(temporary, target);
        } catch (IOException | RuntimeException e) {
            operations.delete(temporary);
            throw e;
        }
        syncQuietly(directoryOf(target));
        return true;
    }

    /** The new text is in place by now: a folder that cannot be opened or synced makes it less sure to outlive a power cut, not undone. */
    private void syncQuietly(Path directory) {
        try {
            operations.syncDirectory(directory);
        } catch (IOException done) {
            return;
        }
    }

    private FileChannel openNew(Path file, boolean privately) throws IOException {
        Set<StandardOpenOption> options = EnumSet.of(StandardOpenOption.CREATE_NEW, StandardOpenOption.WRITE);
        return privately && hasPosix(file)
                ? operations.open(file, options, ownerOnly())
                : operations.open(file, options);
    }

    /** Gives the new file the old one's owner, group and mode, before there is anything to read in it. */
    private static boolean takesOver(Path temporary, PosixFileAttributes old) throws IOException {
        PosixFileAttributeView view = Files.getFileAttributeView(temporary, PosixFileAttributeView.class);
        PosixFileAttributes now = view.readAttributes();
        try {
            if (!now.owner().equals(old.owner())) {
                view.setOwner(old.owner());
            }
            if (!now.group().equals(old.group())) {
                view.setGroup(old.group());
            }
            view.setPermissions(old.permissions());
            return true;
        } catch (IOException notPermitted) {
            return false;
        }
    }

    private boolean overwriteInPlace(Path target, byte[] content, Condition condition) throws IOException {
        byte[] before = Files.readAllBytes(target);
        Path backup = backup(target, before);
        if (!condition.holds()) {
            operations.delete(backup);
            return false;
        }
        try (FileChannel channel = operations.open(target, EnumSet.of(StandardOpenOption.WRITE))) {
            overwrite(channel, content);
        } catch (IOException | RuntimeException e) {
            restore(target, before, backup, e);
            throw e;
        }
        operations.delete(backup);
        return true;
    }

    private void overwrite(FileChannel channel, byte[] content) throws IOException {
        channel.truncate(0);
        operations.writeAndSync(channel, content);
    }

    /** A copy of the old content, beside the file or, where the folder takes no new file, in the temporary folder. */
    private Path backup(Path target, byte[] before) throws IOException {
        Path beside = hiddenName(target, "bak");
        try {
            return backupIn(beside, before);
        } catch (AccessDeniedException folderTakesNone) {
            Path elsewhere = Path.of(System.getProperty("java.io.tmpdir"));
            return backupIn(elsewhere.resolve(beside.getFileName().toString()), before);
        }
    }

    private Path backupIn(Path backup, byte[] before) throws IOException {
        try (FileChannel channel = openNew(backup, true)) {
            operations.writeAndSync(channel, before);
        } catch (IOException | RuntimeException e) {
            operations.delete(backup);
            throw e;
        }
        return backup;
    }

    /** Puts the old content back; where even that fails the backup stays, and the error says where it is. */
    private void restore(Path target, byte[] before, Path backup, Exception cause) throws IOException {
        try (FileChannel channel = FileChannel.open(target, StandardOpenOption.WRITE)) {
            new FileOperations().writeAndSync(channel.truncate(0), before);
        } catch (IOException e) {
            FileSystemException lost = new FileSystemException(
                    target.toString(), null, "writing failed half-way; the old content is whole in " + backup);
            lost.addSuppressed(cause);
            lost.initCause(e);
            throw lost;
        }
        operations.delete(backup);
    }

    private static boolean hasSeveralLinks(Path file) throws IOException {
        return file.getFileSystem().supportedFileAttributeViews().contains("unix")
                && ((Number) Files.getAttribute(file, "unix:nlink")).longValue() > 1;
    }

    private static @Nullable PosixFileAttributes attributes(Path file) throws IOException {
        return hasPosix(file) ? Files.readAttributes(file, PosixFileAttributes.class) : null;
    }

    private static boolean hasPosix(Path file) throws IOException {
        FileStore store = Files.getFileStore(directoryOf(file));
        return store.supportsFileAttributeView(PosixFileAttributeView.class);
    }

    private static FileAttribute<Set<PosixFilePermission>> ownerOnly() {
        return PosixFilePermissions.asFileAttribute(
                EnumSet.of(PosixFilePermission.OWNER_READ, PosixFilePermission.OWNER_WRITE));
    }

    private static Path directoryOf(Path file) {
        Path parent = file.getParent();
        return parent == null ? file : parent;
    }

    private static Path hiddenName(Path target, String ending) {
        return target.resolveSibling(".bufferbridge-" + UUID.randomUUID() + "." + ending);
    }
}
