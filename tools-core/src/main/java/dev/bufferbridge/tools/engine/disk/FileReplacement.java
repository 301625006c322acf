package dev.bufferbridge.tools.engine.disk;

import java.io.IOException;
import java.nio.channels.FileChannel;
import java.nio.file.AccessDeniedException;
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
import java.util.Optional;
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

    /** Looks once more, right before the new content takes the place of the old. */
    @FunctionalInterface
    interface LastLook {
        boolean isAsExpected() throws IOException;
    }

    /**
     * @param target the real file, links followed; its parent exists
     * @return whether the content was written; else the last look saw something else there, and nothing was changed
     */
    boolean replace(Path target, byte[] content, LastLook lastLook) throws IOException {
        boolean exists = Files.exists(target);
        if (exists && !Files.isWritable(target)) {
            throw new AccessDeniedException(
                    target.toString(), null, "the file is write-protected; nothing was changed");
        }
        Optional<Path> beside =
                exists && hasSeveralLinks(target) ? Optional.empty() : writeBeside(target, content, exists);
        return beside.isPresent()
                ? renameOver(beside.get(), target, lastLook)
                : overwriteInPlace(target, content, lastLook);
    }

    /** A synced file with the content beside the target; nothing when no new file can stand in for the present one. */
    private Optional<Path> writeBeside(Path target, byte[] content, boolean exists) throws IOException {
        @Nullable PosixFileAttributes old = exists ? attributes(target) : null;
        Path temporary = hiddenName(target, "tmp");
        try (FileChannel channel = openNew(temporary, old != null)) {
            if (old != null && !takesOver(temporary, old)) {
                operations.delete(temporary);
                return Optional.empty();
            }
            operations.writeAndSync(channel, content);
            return Optional.of(temporary);
        } catch (AccessDeniedException e) {
            discard(temporary, e);
            if (exists) {
                return Optional.empty();
            }
            throw e;
        } catch (IOException | RuntimeException e) {
            discard(temporary, e);
            throw e;
        }
    }

    private boolean renameOver(Path temporary, Path target, LastLook lastLook) throws IOException {
        try {
            if (!lastLook.isAsExpected()) {
                operations.delete(temporary);
                return false;
            }
            operations.moveOver(temporary, target);
        } catch (IOException | RuntimeException e) {
            discard(temporary, e);
            throw e;
        }
        operations.syncDirectory(directoryOf(target));
        return true;
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
        } catch (IOException notPermitted) {
            return false;
        }
        view.setPermissions(old.permissions());
        return true;
    }

    private boolean overwriteInPlace(Path target, byte[] content, LastLook lastLook) throws IOException {
        if (!lastLook.isAsExpected()) {
            return false;
        }
        byte[] before = Files.readAllBytes(target);
        Path backup = backup(target, before);
        FileChannel channel = openForOverwriting(target, backup);
        try (channel) {
            overwrite(channel, content);
        } catch (IOException | RuntimeException e) {
            restore(target, before, backup, e);
            throw e;
        }
        operations.delete(backup);
        return true;
    }

    private FileChannel openForOverwriting(Path target, Path backup) throws IOException {
        try {
            return operations.open(target, EnumSet.of(StandardOpenOption.WRITE));
        } catch (IOException | RuntimeException e) {
            discard(backup, e);
            throw e;
        }
    }

    private void overwrite(FileChannel channel, byte[] content) throws IOException {
        channel.truncate(0);
        operations.writeAndSync(channel, content);
    }

    /** A synced copy for its owner only: beside the target, or in the temporary folder where no file can be made there. */
    private Path backup(Path target, byte[] before) throws IOException {
        Path backup = hiddenName(target, "bak");
        try (FileChannel channel = openNew(backup, hasPosix(target))) {
            operations.writeAndSync(channel, before);
            return backup;
        } catch (AccessDeniedException noNewFiles) {
            return backupElsewhere(before);
        } catch (IOException | RuntimeException e) {
            discard(backup, e);
            throw e;
        }
    }

    private Path backupElsewhere(byte[] before) throws IOException {
        Path backup = Files.createTempFile("bufferbridge-", ".bak");
        try (FileChannel channel = operations.open(backup, EnumSet.of(StandardOpenOption.WRITE))) {
            operations.writeAndSync(channel, before);
            return backup;
        } catch (IOException | RuntimeException e) {
            discard(backup, e);
            throw e;
        }
    }

    /** Puts the old content back; where even that fails the backup stays, and the error says where it is. */
    private void restore(Path target, byte[] before, Path backup, Exception cause) throws IOException {
        try (FileChannel channel = operations.open(target, EnumSet.of(StandardOpenOption.WRITE))) {
            overwrite(channel, before);
        } catch (IOException | RuntimeException e) {
            FileSystemException lost = new FileSystemException(
                    target.toString(), null, "writing failed half-way; the old content is whole in " + backup);
            lost.addSuppressed(cause);
            lost.initCause(e);
            throw lost;
        }
        discard(backup, cause);
    }

    /** Removes a file of ours after a failure, which stays the one that is told. */
    private void discard(Path ours, Exception failure) {
        try {
            operations.delete(ours);
        } catch (IOException | RuntimeException e) {
            failure.addSuppressed(e);
        }
    }

    private static boolean hasSeveralLinks(Path file) throws IOException {
        return file.getFileSystem().supportedFileAttributeViews().contains("unix")
                && ((Number) Files.getAttribute(file, "unix:nlink")).longValue() > 1;
    }

    private static @Nullable PosixFileAttributes attributes(Path file) throws IOException {
        return hasPosix(file) ? Files.readAttributes(file, PosixFileAttributes.class) : null;
    }

    private static boolean hasPosix(Path file) {
        return file.getFileSystem().supportedFileAttributeViews().contains("posix");
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
