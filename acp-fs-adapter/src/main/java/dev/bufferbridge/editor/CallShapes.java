package dev.bufferbridge.editor;

import dev.bufferbridge.acp.schema.ToolCallLocation;
import dev.bufferbridge.acp.schema.ToolKind;
import dev.bufferbridge.tools.api.CallPreview;
import dev.bufferbridge.tools.api.CallPreview.Touched;
import dev.bufferbridge.tools.api.FileChange;
import java.util.List;
import java.util.stream.Stream;

/** How calls look in the protocol: kinds and places. */
final class CallShapes {

    private static final int MOST_LOCATIONS = 32;

    private CallShapes() {}

    /** The protocol's kind (row O-143): it knows no writing apart from editing. */
    static ToolKind kind(dev.bufferbridge.tools.api.ToolKind kind) {
        return switch (kind) {
            case READ -> ToolKind.READ;
            case WRITE, EDIT -> ToolKind.EDIT;
            case SEARCH -> ToolKind.SEARCH;
            case DELETE -> ToolKind.DELETE;
            case MOVE -> ToolKind.MOVE;
            case EXECUTE -> ToolKind.EXECUTE;
            case THINK -> ToolKind.THINK;
            case OTHER -> ToolKind.OTHER;
        };
    }

    /** Files read or changed, absolute (row O-141); none for a search, since an editor may open each of them (row O-161). */
    static List<ToolCallLocation> locations(CallPreview preview) {
        boolean search = preview.kind() == dev.bufferbridge.tools.api.ToolKind.SEARCH;
        return search ? List.of() : locations(preview.paths().stream());
    }

    static List<ToolCallLocation> changed(List<FileChange> changes) {
        return locations(changes.stream().map(change -> new Touched(change.path(), change.line())));
    }

    private static List<ToolCallLocation> locations(Stream<Touched> touched) {
        return touched.limit(MOST_LOCATIONS)
                .map(file -> new ToolCallLocation(file.path().toAbsolutePath().toString(), file.line()))
                .toList();
    }
}
