package dev.bufferbridge.cli;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.util.List;
import java.util.concurrent.TimeUnit;

/**
 * The file from which Java takes our classes ready-made, which more than halves the time to start. Made by a process of its own that serves a short
 * conversation; never by a process that serves an editor.
 *
 * <p>It is renamed into place whole, and only then its size is noted beside it: the launcher uses no archive of another size, since Java 17 dies of one
 * that was cut off.
 */
final class ClassDataArchive {

    private static final long MAKE_SECONDS = 120;
    private static final int FIRST_WITH_AOT_CACHE = 25;

    private final Installation installation;
    private final Path archive;

    ClassDataArchive(Installation installation, Path archive) {
        this.installation = installation;
        this.archive = archive;
    }

    Path file() {
        return archive;
    }

    /** Whether the launcher would use it: of the noted size, and younger than the jar. */
    boolean isUsable() {
        try {
            Path noted = sizeFile();
            return Files.exists(archive)
                    && Files.exists(noted)
                    && Files.readString(noted).strip().equals(Long.toString(Files.size(archive)))
                    && Files.getLastModifiedTime(noted)
                                    .compareTo(Files.getLastModifiedTime(Path.of(installation.classPath())))
                            > 0;
        } catch (IOException e) {
            return false;
        }
    }

    /**
     * Makes it, in place of an older one. Takes a few seconds.
     *
     * @throws IOException when it could not be made; there is none then, or still the older one
     */
    void make() throws IOException {
        if (!installation.isOneJar()) {
            throw new IOException("an archive needs the packaged program");
        }
        Files.createDirectories(archive.getParent());
        Path temporary = archive.resolveSibling(
                archive.getFileName() + "." + ProcessHandle.current().pid());
        try (RehearsalFolder folder = RehearsalFolder.create()) {
            rehearse(temporary, folder);
            if (!Files.exists(temporary)) {
                throw new IOException("Java " + System.getProperty("java.version") + " wrote no archive");
            }
            Files.deleteIfExists(sizeFile());
            Files.move(temporary, archive, StandardCopyOption.ATOMIC_MOVE);
            noteSize();
        } finally {
            Files.deleteIfExists(temporary);
        }
    }

    private void rehearse(Path output, RehearsalFolder folder) throws IOException {
        ProcessBuilder agent = new ProcessBuilder(installation.javaCommand(List.of(option(output))))
                .directory(folder.project().toFile())
                .redirectError(ProcessBuilder.Redirect.DISCARD);
        agent.environment().keySet().removeIf(name -> name.startsWith("BUFFERBRIDGE_"));
        agent.environment().putAll(folder.environment());
        Process process = agent.start();
        try {
            Rehearsal.play(process.getInputStream(), process.getOutputStream(), folder);
            if (!process.waitFor(MAKE_SECONDS, TimeUnit.SECONDS)) {
                throw new IOException("making the archive took over " + MAKE_SECONDS + " s");
            }
            if (process.exitValue() != 0) {
                throw new IOException("the rehearsal ended with exit code " + process.exitValue());
            }
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
            throw new IOException("interrupted", e);
        } finally {
            process.toHandle().destroyForcibly();
        }
    }

    private static String option(Path output) {
        return Runtime.version().feature() >= FIRST_WITH_AOT_CACHE
                ? "-XX:AOTCacheOutput=" + output
                : "-XX:ArchiveClassesAtExit=" + output;
    }

    private void noteSize() throws IOException {
        Path temporary = sizeFile().resolveSibling(sizeFile().getFileName() + ".new");
        Files.writeString(temporary, Files.size(archive) + "\n");
        Files.move(temporary, sizeFile(), StandardCopyOption.ATOMIC_MOVE);
    }

    private Path sizeFile() {
        return archive.resolveSibling(archive.getFileName() + ".size");
    }
}
