package dev.bufferbridge.acp.schema;

import dev.bufferbridge.acp.json.Extensible;
import dev.bufferbridge.acp.json.Extra;

/** Unstable: params of {@code session/set_title}. */
public record SetSessionTitleRequest(String sessionId, String title, Extra extra) implements Extensible {}
