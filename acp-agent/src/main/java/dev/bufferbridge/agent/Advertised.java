package dev.bufferbridge.agent;

import dev.bufferbridge.acp.json.Extra;
import dev.bufferbridge.acp.schema.AgentCapabilities;
import dev.bufferbridge.acp.schema.AuthMethod;
import dev.bufferbridge.acp.schema.Implementation;
import dev.bufferbridge.acp.schema.InitializeResponse;
import dev.bufferbridge.acp.schema.Marker;
import java.util.List;

/** What this agent says of itself in the answer to initialize: only what is true, and only keys of the stable protocol (O-105). */
final class Advertised {

    static final int PROTOCOL_VERSION = 1;

    /** Some editors always authenticate, so there is a method to do it by; it needs nothing. */
    static final AuthMethod.Agent AUTH_METHOD =
            new AuthMethod.Agent("none", "No sign-in needed", "bufferbridge works without an account");

    private static final AgentCapabilities CAPABILITIES = new AgentCapabilities(
            false,
            new AgentCapabilities.Prompt(false, false, true, Extra.NONE),
            AgentCapabilities.Mcp.NONE,
            new AgentCapabilities.Session(null, null, Marker.YES, null, Marker.YES),
            AgentCapabilities.Auth.NONE,
            null,
            Extra.NONE);

    private Advertised() {}

    static InitializeResponse answer() {
        return new InitializeResponse(
                PROTOCOL_VERSION,
                CAPABILITIES,
                List.of(AUTH_METHOD),
                new Implementation("bufferbridge", "bufferbridge", AgentVersion.CURRENT));
    }
}
