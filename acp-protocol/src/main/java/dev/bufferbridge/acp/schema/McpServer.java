package dev.bufferbridge.acp.schema;

import com.fasterxml.jackson.databind.node.ObjectNode;
import dev.bufferbridge.acp.json.Default;
import dev.bufferbridge.acp.json.Extensible;
import dev.bufferbridge.acp.json.Extra;
import dev.bufferbridge.acp.json.RawMember;
import dev.bufferbridge.acp.json.Tag;
import dev.bufferbridge.acp.json.Union;
import dev.bufferbridge.acp.json.Unstable;
import java.util.List;

/** A tool server that the client asks the agent to connect to. */
@Union("type")
public sealed interface McpServer {

    /** A program to launch; the only kind without a {@code type} on the wire. */
    @Tag({"", "stdio"})
    record Stdio(
            String name,
            String command,
            @Default List<String> args,
            @Default List<EnvVariable> env,
            Extra extra) implements McpServer, Extensible {
        public Stdio(String name, String command, List<String> args, List<EnvVariable> env) {
            this(name, command, args, env, Extra.NONE);
        }
    }

    /** A server reached over streamable HTTP. */
    @Tag("http")
    record Http(String name, String url, @Default List<HttpHeader> headers, Extra extra)
            implements McpServer, Extensible {}

    /** A server reached over HTTP with server-sent events (deprecated by MCP). */
    @Tag("sse")
    record Sse(String name, String url, @Default List<HttpHeader> headers, Extra extra)
            implements McpServer, Extensible {}

    /** Unstable: a server that the client serves over this very connection. */
    @Unstable
    @Tag("acp")
    record Acp(String name, String serverId, Extra extra) implements McpServer, Extensible {}

    /** A kind this version does not know, kept as it came; agents skip it. */
    record Unknown(ObjectNode raw) implements McpServer, RawMember {}
}
