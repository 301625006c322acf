package dev.bufferbridge.acp.schema;

import dev.bufferbridge.acp.json.Default;
import dev.bufferbridge.acp.json.Extensible;
import dev.bufferbridge.acp.json.Extra;
import dev.bufferbridge.acp.json.Lenient;
import dev.bufferbridge.acp.json.OmitEmpty;
import java.util.List;

/** Unstable: params of {@code auth/status_update}. */
public record AuthStatusUpdateNotification(
        AuthStatusResponse.State state,
        @Default @Lenient @OmitEmpty List<AuthAccount> accounts,
        Extra extra) implements Extensible {}
