package dev.bufferbridge.samples;

import static dev.bufferbridge.samples.EditorQuirk.MISSING_IS_EMPTY;
import static dev.bufferbridge.samples.EditorQuirk.MISSING_IS_GENERIC_ERROR;
import static dev.bufferbridge.samples.EditorQuirk.OUTSIDE_PROJECT_NOT_FOUND;
import static dev.bufferbridge.samples.EditorQuirk.READS_DISK;
import static dev.bufferbridge.samples.EditorQuirk.READ_DROPS_FINAL_NEWLINE;
import static dev.bufferbridge.samples.EditorQuirk.READ_METHOD_NOT_FOUND;
import static dev.bufferbridge.samples.EditorQuirk.WRITES_DISK_BEHIND_BUFFER;
import static dev.bufferbridge.samples.EditorQuirk.WRITES_DISK_ONLY;
import static dev.bufferbridge.samples.EditorQuirk.WRITE_APPENDS_NEWLINE;
import static dev.bufferbridge.samples.EditorQuirk.WRITE_DOUBLES_WORDS;
import static dev.bufferbridge.samples.EditorQuirk.WRITE_MERGES;
import static dev.bufferbridge.samples.EditorQuirk.WRITE_METHOD_NOT_FOUND;
import static dev.bufferbridge.samples.EditorQuirk.WRITE_NEEDS_FOLDER;
import static dev.bufferbridge.samples.EditorQuirk.WRITE_SAVES;

import com.fasterxml.jackson.databind.node.JsonNodeFactory;
import dev.bufferbridge.acp.AcpError;
import dev.bufferbridge.acp.AcpException;
import dev.bufferbridge.acp.schema.ReadTextFileRequest;
import dev.bufferbridge.acp.schema.WriteTextFileRequest;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;

/** Answers the agent's file requests from the buffers and the disk, with the habits that the settings ask for. */
final class EditorFiles {

    private final EditorSettings settings;
    private final BufferStore buffers;
    private final Map<Path, String> lastRead = new ConcurrentHashMap<>();

    EditorFiles(EditorSettings settings, BufferStore buffers) {
        this.settings = settings;
        this.buffers = buffers;
    }

    String read(ReadTextFileRequest request) {
        if (!settings.offers().fs().readTextFile() || settings.has(READ_METHOD_NOT_FOUND)) {
            throw notOffered("fs/read_text_file");
        }
        Path path = path(request.path());
        refuseOutside(path);
        boolean fromDisk = settings.has(READS_DISK) || !buffers.isOpen(path);
        if (fromDisk && !Files.exists(path)) {
            return missing(path);
        }
        if (fromDisk && !Files.isRegularFile(path)) {
            throw new AcpException(AcpError.INTERNAL_ERROR, path + " is not a file");
        }
        String text = fromDisk ? buffers.diskText(path) : buffers.text(path);
        lastRead.put(path, text);
        return page(text, request);
    }

    void write(WriteTextFileRequest request) {
        if (!settings.offers().fs().writeTextFile() || settings.has(WRITE_METHOD_NOT_FOUND)) {
            throw notOffered("fs/write_text_file");
        }
        Path path = path(request.path());
        refuseOutside(path);
        if (settings.has(WRITE_NEEDS_FOLDER) && !Files.isDirectory(path.getParent())) {
            throw new AcpException(AcpError.INTERNAL_ERROR, "There is no folder " + path.getParent());
        }
        if (Files.isDirectory(path)) {
            throw new AcpException(AcpError.INTERNAL_ERROR, path + " is a folder");
        }
        String content = received(request.content());
        if (settings.has(WRITES_DISK_ONLY) || settings.has(WRITES_DISK_BEHIND_BUFFER)) {
            buffers.storeBehind(path, content, settings.has(WRITES_DISK_BEHIND_BUFFER));
            return;
        }
        buffers.type(path, merged(path, content));
        if (settings.has(WRITE_SAVES)) {
            buffers.save(path);
        }
    }

    private String merged(Path path, String content) {
        String base = lastRead.get(path);
        return settings.has(WRITE_MERGES) && base != null && buffers.isOpen(path)
                ? SnapshotMerge.merge(base, buffers.text(path), content)
                : content;
    }

    private String received(String content) {
        String stored = settings.has(WRITE_DOUBLES_WORDS) ? content.replaceFirst("(\\w+)", "$1 $1") : content;
        return settings.has(WRITE_APPENDS_NEWLINE) ? stored + "\n" : stored;
    }

    private String page(String text, ReadTextFileRequest request) {
        String shown = settings.has(READ_DROPS_FINAL_NEWLINE) && text.endsWith("\n")
                ? text.substring(0, text.length() - 1)
                : text;
        return LinePage.of(shown, request, settings);
    }

    private String missing(Path path) {
        if (settings.has(MISSING_IS_EMPTY)) {
            return "";
        }
        if (settings.has(MISSING_IS_GENERIC_ERROR)) {
            throw new AcpException(AcpError.INTERNAL_ERROR, "Opening input file: No such file or directory, " + path);
        }
        throw notFound(path);
    }

    private void refuseOutside(Path path) {
        if (settings.has(OUTSIDE_PROJECT_NOT_FOUND) && !path.startsWith(settings.project())) {
            throw notFound(path);
        }
    }

    private static Path path(String path) {
        Path asked = Path.of(path);
        if (!asked.isAbsolute()) {
            throw new AcpException(AcpError.INVALID_PARAMS, "The path has to be absolute: " + path);
        }
        return asked.normalize();
    }

    private static AcpException notFound(Path path) {
        return new AcpException(
                AcpError.RESOURCE_NOT_FOUND,
                "Resource not found: " + path,
                JsonNodeFactory.instance.objectNode().put("uri", path.toUri().toString()));
    }

    static AcpException notOffered(String method) {
        return new AcpException(AcpError.METHOD_NOT_FOUND, "Method not found: " + method);
    }
}
