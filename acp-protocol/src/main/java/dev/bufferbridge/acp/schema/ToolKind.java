package dev.bufferbridge.acp.schema;

import dev.bufferbridge.acp.json.OpenEnum;

/** What a tool does, for icons. A value the protocol does not list is kept as it came. */
public record ToolKind(String value) implements OpenEnum {
    public static final ToolKind READ = new ToolKind("read");
    public static final ToolKind EDIT = new ToolKind("edit");
    public static final ToolKind DELETE = new ToolKind("delete");
    public static final ToolKind MOVE = new ToolKind("move");
    public static final ToolKind SEARCH = new ToolKind("search");
    public static final ToolKind EXECUTE = new ToolKind("execute");
    public static final ToolKind THINK = new ToolKind("think");
    public static final ToolKind FETCH = new ToolKind("fetch");
    public static final ToolKind SWITCH_MODE = new ToolKind("switch_mode");
    public static final ToolKind OTHER = new ToolKind("other");
}
