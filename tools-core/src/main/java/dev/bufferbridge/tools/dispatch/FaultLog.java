package dev.bufferbridge.tools.dispatch;

/** Takes what broke inside a tool, a hook or a listener: a model gets a plain sentence, the host's log gets the exception. Must not throw. */
@FunctionalInterface
public interface FaultLog {

    void fault(String where, Throwable cause);

    /** The logger {@code dev.bufferbridge.tools} of the platform, on stderr unless configured. */
    static FaultLog system() {
        return (where, cause) ->
                System.getLogger("dev.bufferbridge.tools").log(System.Logger.Level.ERROR, where + " failed", cause);
    }
}
