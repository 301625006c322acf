package dev.bufferbridge.acp.schema;

import dev.bufferbridge.acp.json.Default;
import dev.bufferbridge.acp.json.Extensible;
import dev.bufferbridge.acp.json.Extra;
import dev.bufferbridge.acp.json.Lenient;
import dev.bufferbridge.acp.json.OmitEmpty;
import dev.bufferbridge.acp.json.OpenEnum;
import java.util.List;

/** Unstable: result of {@code auth/status}. */
public record AuthStatusResponse(
        State state, @Default @Lenient @OmitEmpty List<AuthAccount> accounts, Extra extra) implements Extensible {

    /** Whether the user is signed in; an open set. */
    public record State(String value) implements OpenEnum {
        public static final State AUTHENTICATED = new State("authenticated");
        public static final State UNAUTHENTICATED = new State("unauthenticated");
        public static final State NOT_REQUIRED = new State("not_required");
        public static final State UNKNOWN = new State("unknown");
    }
}
