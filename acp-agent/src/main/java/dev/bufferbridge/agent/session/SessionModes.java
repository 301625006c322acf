package dev.bufferbridge.agent.session;

import com.fasterxml.jackson.databind.JsonNode;
import dev.bufferbridge.acp.schema.SessionConfigOption;
import dev.bufferbridge.acp.schema.SessionMode;
import dev.bufferbridge.acp.schema.SessionModeState;
import dev.bufferbridge.agent.policy.Mode;
import java.util.List;
import java.util.stream.Collectors;

/**
 * The mode a session is in, under both of the protocol's names for it: a mode, and an option with the id {@code mode}. Safe for use by several
 * threads.
 */
final class SessionModes {

    private static final String OPTION_ID = "mode";

    private final List<Mode> offered;
    private volatile Mode current;

    /** @param offered the modes that the configuration allows, {@code current} among them */
    SessionModes(List<Mode> offered, Mode current) {
        this.offered = List.copyOf(offered);
        this.current = current;
    }

    Mode current() {
        return current;
    }

    /**
     * Changes the mode.
     *
     * @param field the request's name for the id
     * @return whether it is another one now
     * @throws dev.bufferbridge.acp.AcpException invalid params, when it is not offered
     */
    synchronized boolean set(String modeId, String field) {
        Mode wanted = offered.stream()
                .filter(mode -> mode.id().equals(modeId))
                .findFirst()
                .orElseThrow(() -> Refusals.badParams("unknown " + field + "; use one of " + ids()));
        boolean changes = wanted != current;
        current = wanted;
        return changes;
    }

    /** As {@link #set}, for the option. */
    boolean setOption(String optionId, JsonNode value) {
        if (!OPTION_ID.equals(optionId)) {
            throw Refusals.badParams("unknown configId; the only one is \"" + OPTION_ID + '"');
        }
        if (!value.isTextual()) {
            throw Refusals.badParams("value must be a string, one of " + ids());
        }
        return set(value.textValue(), "value");
    }

    SessionModeState state() {
        return new SessionModeState(
                current.id(),
                offered.stream()
                        .map(mode -> new SessionMode(mode.id(), mode.title(), mode.description()))
                        .toList());
    }

    /** All options there are. */
    List<SessionConfigOption> options() {
        List<SessionConfigOption.Choice> choices = offered.stream()
                .<SessionConfigOption.Choice>map(
                        mode -> new SessionConfigOption.Choice.Value(mode.id(), mode.title(), mode.description()))
                .toList();
        return List.of(new SessionConfigOption.Select(
                OPTION_ID,
                "Mode",
                "What the agent may do without asking",
                SessionConfigOption.Category.MODE,
                current.id(),
                choices));
    }

    private String ids() {
        return offered.stream().map(Mode::id).collect(Collectors.joining(", "));
    }
}
