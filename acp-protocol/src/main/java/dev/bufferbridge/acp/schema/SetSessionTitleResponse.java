package dev.bufferbridge.acp.schema;

import dev.bufferbridge.acp.json.Extensible;
import dev.bufferbridge.acp.json.Extra;

/** Unstable: result of {@code session/set_title}: the title as it is now. */
public record SetSessionTitleResponse(String title, Extra extra) implements Extensible {}
