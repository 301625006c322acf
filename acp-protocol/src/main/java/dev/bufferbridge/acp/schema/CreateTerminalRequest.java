package dev.bufferbridge.acp.schema;

import dev.bufferbridge.acp.json.Default;
import dev.bufferbridge.acp.json.Extensible;
import dev.bufferbridge.acp.json.Extra;
import dev.bufferbridge.acp.json.OmitEmpty;
import dev.bufferbridge.acp.json.Strict;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * Params of {@code terminal/create}; answered at once.
 *
 * @param outputByteLimit bytes of output kept; the oldest go first
 */
public record CreateTerminalRequest(
        String sessionId,
        String command,
        @Default @OmitEmpty List<String> args,
        @Default @OmitEmpty List<EnvVariable> env,
        @Strict @Nullable String cwd,
        @Strict @Nullable Long outputByteLimit,
        Extra extra)
        implements Extensible {
    public CreateTerminalRequest(
            String sessionId,
            String command,
            List<String> args,
            List<EnvVariable> env,
            @Nullable String cwd,
            @Nullable Long outputByteLimit) {
        this(sessionId, command, args, env, cwd, outputByteLimit, Extra.NONE);
    }
}
