package dev.bufferbridge.tools.durable;

import com.fasterxml.jackson.databind.node.ObjectNode;
import dev.bufferbridge.tools.api.ToolException;
import dev.bufferbridge.tools.engine.path.PathResolver;
import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.LinkOption;
import java.nio.file.Path;
import java.util.Arrays;

/**
 * Tells after a restart whether a call that was under way has done its work, by looking at what it should have left on the disk (row P-021). Says so
 * only when that is proved; reads, changes nothing, and never throws.
 */
public final class EffectReconciliation {

    private final PathResolver paths;

    /** @param paths as the call's tool had them */
    public EffectReconciliation(PathResolver paths) {
        this.paths = paths;
    }

    /**
     * @param tool the name of the tool
     * @param arguments those of the call
     */
    public Verdict reconcile(String tool, ObjectNode arguments) {
        try {
            boolean done = switch (tool) {
                case "write" -> holds(path(arguments, "path"), text(arguments, "content"));
                case "delete" -> isGone(path(arguments, "path"));
                case "move" -> isGone(path(arguments, "from")) && isThere(path(arguments, "to"));
                default -> false;
            };
            return done ? Verdict.COMPLETED : Verdict.UNKNOWN;
        } catch (ToolException | IOException cannotTell) {
            return Verdict.UNKNOWN;
        }
    }

    private Path path(ObjectNode arguments, String name) throws ToolException {
        return paths.resolve(text(arguments, name));
    }

    private static String text(ObjectNode arguments, String name) throws ToolException {
        if (!arguments.path(name).isTextual()) {
            throw ToolException.badArguments(name + " must be a string");
        }
        return arguments.get(name).textValue();
    }

    private static boolean holds(Path file, String content) throws IOException {
        byte[] expected = content.getBytes(StandardCharsets.UTF_8);
        if (!Files.isRegularFile(file) || Files.size(file) != expected.length) {
            return false;
        }
        try (InputStream in = Files.newInputStream(file)) {
            return Arrays.equals(expected, in.readNBytes(expected.length + 1));
        }
    }

    /** Known to be gone, which is more than not found. */
    private static boolean isGone(Path path) {
        return Files.notExists(path, LinkOption.NOFOLLOW_LINKS);
    }

    private static boolean isThere(Path path) {
        return Files.exists(path, LinkOption.NOFOLLOW_LINKS);
    }

    /** What is known of the call. */
    public enum Verdict {
        /** What it should have left is there. */
        COMPLETED,
        /** Anything may have happened; a person must look. */
        UNKNOWN
    }
}
