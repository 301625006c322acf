package dev.bufferbridge.tools.dispatch;

import dev.bufferbridge.tools.api.LifecycleEvent;
import dev.bufferbridge.tools.api.LifecycleListener;
import dev.bufferbridge.tools.api.Limit;
import dev.bufferbridge.tools.api.Limits;
import java.nio.file.Path;
import java.util.List;
import java.util.Set;
import java.util.concurrent.CopyOnWriteArrayList;

/**
 * Hands lifecycle events to whoever listens (row L-095). An event that is too big, or holds a word that nobody knows, is dropped; so is one without
 * listeners. Safe for use by several threads; events arrive on the thread that emits them.
 */
public final class LifecycleEmitter implements LifecycleListener {

    /** The longest reason of a denial, in UTF-8 bytes. */
    static final int MAX_REASON_BYTES = 1 << 10;

    private static final int MAX_PATH_BYTES = 4 << 10;
    private static final int MAX_NAME_BYTES = 256;
    private static final int MAX_KEYS = 64;
    private static final Set<String> ACTIONS = Set.of("add", "remove");
    private static final Set<String> STATUSES = Set.of("succeeded", "failed", "aborted", "suspended", "denied");

    private final int maxEventBytes;
    private final FaultLog faults;
    private final List<LifecycleListener> listeners = new CopyOnWriteArrayList<>();

    public LifecycleEmitter(Limits limits, FaultLog faults) {
        this.maxEventBytes = limits.getInt(Limit.MAX_LIFECYCLE_EVENT_BYTES);
        this.faults = faults;
    }

    /** @return takes the listener off again */
    public Runnable add(LifecycleListener listener) {
        listeners.add(listener);
        return () -> listeners.remove(listener);
    }

    /** Whether any listener got it. Never throws. */
    @Override
    public boolean on(LifecycleEvent event) {
        if (listeners.isEmpty() || !isWithinBounds(event)) {
            return false;
        }
        boolean got = false;
        for (LifecycleListener listener : listeners) {
            got |= tell(listener, event);
        }
        return got;
    }

    private boolean tell(LifecycleListener listener, LifecycleEvent event) {
        try {
            return listener.on(event);
        } catch (RuntimeException e) {
            faults.fault("a lifecycle listener", e);
            return false;
        }
    }

    private boolean isWithinBounds(LifecycleEvent event) {
        return partsFit(event) && Bytes.count(LifecycleJson.of(event).toString()) <= maxEventBytes;
    }

    private static boolean partsFit(LifecycleEvent event) {
        if (event instanceof LifecycleEvent.FileChanged changed) {
            return fits(changed.path());
        }
        if (event instanceof LifecycleEvent.WorktreeChanged changed) {
            return ACTIONS.contains(changed.action()) && fits(changed.path());
        }
        if (event instanceof LifecycleEvent.PermissionDenied denied) {
            return Bytes.count(denied.reason()) <= MAX_REASON_BYTES && Bytes.count(denied.toolName()) <= MAX_NAME_BYTES;
        }
        if (event instanceof LifecycleEvent.ConfigurationChanged changed) {
            return changed.keys().size() <= MAX_KEYS;
        }
        if (event instanceof LifecycleEvent.PlanChanged changed) {
            return fits(changed.planPath());
        }
        if (event instanceof LifecycleEvent.PlanRemoved removed) {
            return fits(removed.planPath());
        }
        if (event instanceof LifecycleEvent.SubagentStopped stopped) {
            return STATUSES.contains(stopped.status());
        }
        return event instanceof LifecycleEvent.SubagentStarted;
    }

    private static boolean fits(Path path) {
        return Bytes.count(path.toString()) <= MAX_PATH_BYTES;
    }
}
