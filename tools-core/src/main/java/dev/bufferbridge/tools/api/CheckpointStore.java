package dev.bufferbridge.tools.api;

import com.fasterxml.jackson.databind.JsonNode;
import java.io.IOException;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/** Keeps small records for longer than a run. The host owns it; an implementation is safe for use by several threads and writes all or nothing. */
public interface CheckpointStore {

    /** @return empty when nothing was saved under that key */
    Optional<Checkpoint> load(String namespace, String key) throws IOException;

    /** Takes the place of what was saved under that key before. */
    void save(String namespace, String key, Checkpoint checkpoint) throws IOException;

    /** A record and whose it is; the owner is part of what protects it. */
    record Checkpoint(Owner owner, JsonNode value) {}

    /** Whose records these are; null where a host has no tenants or no users. */
    record Owner(@Nullable String tenant, @Nullable String user) {

        /** The owner where everything is one person's. */
        public static final Owner LOCAL = new Owner(null, null);
    }
}
