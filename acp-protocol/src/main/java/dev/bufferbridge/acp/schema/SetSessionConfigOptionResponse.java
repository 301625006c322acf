package dev.bufferbridge.acp.schema;

import dev.bufferbridge.acp.json.Extensible;
import dev.bufferbridge.acp.json.Extra;
import dev.bufferbridge.acp.json.Lenient;
import java.util.List;

/** Result of {@code session/set_config_option}: the complete list after the change. */
public record SetSessionConfigOptionResponse(@Lenient List<SessionConfigOption> configOptions, Extra extra)
        implements Extensible {
    public SetSessionConfigOptionResponse(List<SessionConfigOption> configOptions) {
        this(configOptions, Extra.NONE);
    }
}
