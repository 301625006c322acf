package dev.bufferbridge.acp;

import org.jspecify.annotations.Nullable;

/** Passes problems to the platform's logger; its classes are loaded only when there is one. */
enum LoggedDiagnostics implements Diagnostics {
    INSTANCE;

    @Override
    public void report(String problem, @Nullable Throwable cause) {
        System.getLogger("dev.bufferbridge.acp").log(System.Logger.Level.WARNING, problem, cause);
    }
}
