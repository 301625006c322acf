package dev.bufferbridge.tools.dispatch;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.bufferbridge.rows.Row;
import dev.bufferbridge.tools.api.ToolEffect;
import java.util.List;
import java.util.NoSuchElementException;
import java.util.Optional;
import java.util.Set;
import org.junit.jupiter.api.Test;

final class ToolRegistryTests {

    private final FakeTool read = new FakeTool("read");
    private final FakeTool write = new FakeTool("write");

    @Test
    @Row("P-003")
    void toolsKeepTheOrderOfRegistration() {
        ToolRegistry registry = ToolRegistry.create().registerAll(List.of(write, read));

        assertEquals(List.of(write, read), registry.list());
        assertEquals(Optional.of(read), registry.get("read"));
        assertEquals(read, registry.resolve("read"));
    }

    @Test
    @Row("P-003")
    void aLaterToolTakesThePlaceOfAnEarlierOne() {
        FakeTool hosts = new FakeTool("read");
        ToolRegistry registry =
                ToolRegistry.create().register(read).register(write).register(hosts);

        assertEquals(List.of(hosts, write), registry.list());
    }

    @Test
    void aStrictRegistryTakesANameOnce() {
        ToolRegistry registry = ToolRegistry.createStrict().register(read);

        assertThrows(IllegalArgumentException.class, () -> registry.register(new FakeTool("read")));
        assertEquals(List.of(read), registry.list());
    }

    @Test
    void anUnknownNameHasNoToolAndCannotBeResolved() {
        ToolRegistry registry = ToolRegistry.create().register(read);

        assertEquals(Optional.empty(), registry.get("raed"));
        assertEquals(
                "there is no tool raed; did you mean read?",
                assertThrows(NoSuchElementException.class, () -> registry.resolve("raed"))
                        .getMessage());
        assertThrows(IllegalArgumentException.class, () -> registry.register(new FakeTool(" ")));
    }

    @Test
    @Row("P-002")
    void registeringRunsNothing() {
        ToolRegistry.create().register(read);

        assertEquals(List.of(), read.prepared);
        assertEquals(List.of(), read.executed);
    }

    @Test
    @Row("L-051")
    void denyWinsAndAnEmptyAllowIsNoRestriction() {
        ToolFilter both = new ToolFilter(Set.of("read", "write"), Set.of("write"));

        assertTrue(both.permits("read"));
        assertEquals(
                List.of(false, false, true, true, false),
                List.of(
                        both.permits("write"),
                        both.permits("edit"),
                        ToolFilter.denying("edit").permits("anything"),
                        ToolFilter.allowing().permits("anything"),
                        ToolFilter.allowing("read").permits("READ")));
    }

    @Test
    @Row("L-051")
    void everyFilterApplies() {
        ToolDispatcher dispatcher = ToolDispatcher.builder(
                        ToolRegistry.create().registerAll(List.of(read, write, new FakeTool("edit"))))
                .filter(ToolFilter.allowing("read", "write"))
                .filter(ToolFilter.allowing("write", "edit"))
                .build();

        assertEquals(List.of(write.definition()), dispatcher.menu());
    }

    @Test
    @Row("P-020")
    void effectsSayWhatIsChangedAndWhetherTwiceIsOnce() {
        assertEquals(new ToolEffect(ToolEffect.Kind.NONE, ToolEffect.Idempotency.NONE), ToolEffect.OBSERVATION);
        assertEquals(
                new ToolEffect(ToolEffect.Kind.LOCAL_MUTATION, ToolEffect.Idempotency.OPTIONAL),
                ToolEffect.LOCAL_MUTATION);
        assertEquals(
                new ToolEffect(ToolEffect.Kind.EXTERNAL_MUTATION, ToolEffect.Idempotency.UNSUPPORTED),
                ToolEffect.EXTERNAL_MUTATION);
    }
}
