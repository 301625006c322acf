package dev.bufferbridge.tools.durable;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.JsonNodeFactory;
import dev.bufferbridge.tools.api.CheckpointStore;
import dev.bufferbridge.tools.api.CheckpointStore.Checkpoint;
import dev.bufferbridge.tools.api.CheckpointStore.Owner;
import dev.bufferbridge.tools.api.ReadLedger;
import java.io.IOException;
import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * Carries the set of paths that a session has read over a restart (rows P-135 to P-139), so that the read-before-write guard does not ask for them
 * again. Names only: what was seen of them is not known any more after a restore. Off unless a host uses it.
 */
public final class ReadPathSetPersistence {

    /** The namespace in the store. */
    public static final String NAMESPACE = "prism.coding-agent.read-path-set";

    static final int MAX_PATHS = 1_024;
    static final int MAX_PATH_CHARS = 1_024;

    private final CheckpointStore store;
    private final String sessionId;
    private final Owner owner;

    public ReadPathSetPersistence(CheckpointStore store, String sessionId, Owner owner) {
        this.store = store;
        this.sessionId = sessionId;
        this.owner = owner;
    }

    /**
     * Saves the names of every path in the ledger.
     *
     * @throws IOException when there are more than 1,024 paths, or one is over 1,024 characters, or the session's record is another owner's; nothing is written
     */
    public void save(ReadLedger ledger) throws IOException {
        List<Path> paths = ledger.paths();
        if (paths.size() > MAX_PATHS) {
            throw new IOException("more than " + MAX_PATHS + " paths were read: " + paths.size());
        }
        ArrayNode names = JsonNodeFactory.instance.arrayNode();
        for (Path path : paths) {
            names.add(bounded(path.toString()));
        }
        ours(store.load(NAMESPACE, sessionId));
        JsonNode value = JsonNodeFactory.instance.objectNode().set("paths", names);
        store.save(NAMESPACE, sessionId, new Checkpoint(owner, value));
    }

    /**
     * Adds the saved names to the ledger.
     *
     * @return how many; 0 when nothing was saved
     * @throws IOException when the record is another owner's or is not one of ours; nothing is added
     */
    public int restore(ReadLedger ledger) throws IOException {
        Optional<Checkpoint> saved = ours(store.load(NAMESPACE, sessionId));
        if (saved.isEmpty()) {
            return 0;
        }
        List<Path> paths = paths(saved.get().value().path("paths"));
        paths.forEach(ledger::recordName);
        return paths.size();
    }

    private Optional<Checkpoint> ours(Optional<Checkpoint> saved) throws IOException {
        if (saved.isPresent() && !saved.get().owner().equals(owner)) {
            throw new IOException("the read paths of this session belong to another owner");
        }
        return saved;
    }

    private static List<Path> paths(JsonNode names) throws IOException {
        if (!names.isArray() || names.size() > MAX_PATHS) {
            throw damaged();
        }
        List<Path> paths = new ArrayList<>();
        for (JsonNode name : names) {
            if (!name.isTextual()) {
                throw damaged();
            }
            paths.add(path(bounded(name.textValue())));
        }
        return paths;
    }

    private static Path path(String name) throws IOException {
        try {
            return Path.of(name);
        } catch (InvalidPathException e) {
            throw damaged();
        }
    }

    private static String bounded(String name) throws IOException {
        if (name.length() > MAX_PATH_CHARS) {
            throw new IOException(
                    "a path of " + name.length() + " characters was read; at most " + MAX_PATH_CHARS + " can be saved");
        }
        return name;
    }

    private static IOException damaged() {
        return new IOException("the saved read paths of this session are damaged");
    }
}
