package dev.bufferbridge.tools.durable;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;

import com.fasterxml.jackson.databind.json.JsonMapper;
import dev.bufferbridge.rows.Row;
import dev.bufferbridge.tools.api.CheckpointStore;
import dev.bufferbridge.tools.api.ReadLedger;
import dev.bufferbridge.tools.api.ReadLedger.Freshness;
import dev.bufferbridge.tools.api.ReadLedger.LineRange;
import dev.bufferbridge.tools.api.TextVersion;
import java.io.IOException;
import java.nio.file.Path;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

final class ReadPathSetPersistenceTests {

    private static final CheckpointStore.Owner ME = new CheckpointStore.Owner("acme", "me");

    private final MemoryStore store = new MemoryStore();
    private final ReadPathSetPersistence persistence = new ReadPathSetPersistence(store, "s1", ME);

    @Test
    @Row({"P-135", "P-137", "P-139"})
    void namesAreSavedAndRestored() throws Exception {
        ReadLedger ledger = new ReadLedger();
        ledger.recordWhole(Path.of("/p/a.txt"), TextVersion.of("secret content"));
        ledger.recordLines(Path.of("/p/b.txt"), null, new LineRange(1, 2));

        persistence.save(ledger);
        ReadLedger restored = new ReadLedger();
        int count = persistence.restore(restored);

        assertEquals(2, count);
        assertEquals(List.of(Path.of("/p/a.txt"), Path.of("/p/b.txt")), restored.paths());
        assertEquals(Freshness.UNKNOWN, restored.freshness(Path.of("/p/a.txt"), TextVersion.of("secret content")));
        assertEquals(
                Map.of(
                        "prism.coding-agent.read-path-set/s1",
                        new CheckpointStore.Checkpoint(
                                ME, JsonMapper.builder().build().readTree("{\"paths\":[\"/p/a.txt\",\"/p/b.txt\"]}"))),
                store.records);
    }

    @Test
    @Row("P-135")
    void nothingSavedRestoresNothing() throws IOException {
        assertEquals(0, persistence.restore(new ReadLedger()));
    }

    @Test
    @Row("P-136")
    void asManyAndAsLongNamesAsAllowedAreSaved() throws IOException {
        ReadLedger ledger = ledgerOf(1_023);
        ledger.recordName(Path.of("/" + "x".repeat(1_023)));
        persistence.save(ledger);

        assertEquals(1_024, persistence.restore(new ReadLedger()));
    }

    @Test
    @Row("P-136")
    void oneNameTooManyIsRefusedAndNothingWritten() throws IOException {
        persistence.save(ledgerOf(3));

        assertThrows(IOException.class, () -> persistence.save(ledgerOf(1_025)));
        assertEquals(3, persistence.restore(new ReadLedger()));
    }

    @Test
    @Row("P-136")
    void aNameTooLongIsRefusedAndNothingWritten() {
        ReadLedger ledger = ledgerOf(3);
        ledger.recordName(Path.of("/" + "x".repeat(1_024)));

        assertThrows(IOException.class, () -> persistence.save(ledger));
        assertEquals(Map.of(), store.records);
    }

    @ParameterizedTest
    @Row("P-138")
    @ValueSource(strings = {"other/me", "acme/other", "acme/", "/"})
    void anotherOwnerGetsAndChangesNothing(String owner) throws IOException {
        persistence.save(ledgerOf(3));
        Map<String, CheckpointStore.Checkpoint> before = Map.copyOf(store.records);
        String[] parts = owner.split("/", 2);
        ReadPathSetPersistence others = new ReadPathSetPersistence(
                store,
                "s1",
                new CheckpointStore.Owner(parts[0].isEmpty() ? null : parts[0], parts[1].isEmpty() ? null : parts[1]));
        ReadLedger ledger = new ReadLedger();

        IOException refused = assertThrows(IOException.class, () -> others.restore(ledger));

        assertFalse(String.valueOf(refused.getMessage()).contains("/file"), refused::getMessage);
        assertEquals(List.of(), ledger.paths());
        assertThrows(IOException.class, () -> others.save(ledgerOf(1)));
        assertEquals(before, store.records);
    }

    @Test
    @Row("P-137")
    void anotherSessionHasItsOwnSet() throws IOException {
        persistence.save(ledgerOf(3));

        assertEquals(0, new ReadPathSetPersistence(store, "s2", ME).restore(new ReadLedger()));
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "{}",
                "{\"paths\":{}}",
                "{\"paths\":[1]}",
                "{\"paths\":[\"a\",null]}",
                "{\"paths\":[\"a\\u0000\"]}"
            })
    void aDamagedRecordAddsNothing(String value) throws Exception {
        store.save(
                ReadPathSetPersistence.NAMESPACE,
                "s1",
                new CheckpointStore.Checkpoint(ME, JsonMapper.builder().build().readTree(value)));
        ReadLedger ledger = new ReadLedger();

        assertThrows(IOException.class, () -> persistence.restore(ledger));
        assertEquals(List.of(), ledger.paths());
    }

    private static ReadLedger ledgerOf(int files) {
        ReadLedger ledger = new ReadLedger();
        for (int i = 0; i < files; i++) {
            ledger.recordName(Path.of("/file" + i));
        }
        return ledger;
    }

    /** Keeps records in memory, by namespace and key. */
    private static final class MemoryStore implements CheckpointStore {

        private final Map<String, Checkpoint> records = new HashMap<>();

        @Override
        public Optional<Checkpoint> load(String namespace, String key) {
            return Optional.ofNullable(records.get(namespace + "/" + key));
        }

        @Override
        public void save(String namespace, String key, Checkpoint checkpoint) {
            records.put(namespace + "/" + key, checkpoint);
        }
    }
}
