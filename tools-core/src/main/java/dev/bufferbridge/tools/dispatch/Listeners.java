package dev.bufferbridge.tools.dispatch;

import dev.bufferbridge.tools.api.DispatchListener;
import java.util.List;
import java.util.function.Consumer;

/** Tells every listener, whatever one of them throws. */
record Listeners(List<DispatchListener> all, FaultLog faults) {

    void tell(Consumer<DispatchListener> event) {
        for (DispatchListener listener : all) {
            try {
                event.accept(listener);
            } catch (RuntimeException e) {
                faults.fault("a dispatch listener", e);
            }
        }
    }
}
