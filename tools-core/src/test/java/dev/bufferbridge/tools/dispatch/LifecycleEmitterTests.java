package dev.bufferbridge.tools.dispatch;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.bufferbridge.rows.Row;
import dev.bufferbridge.tools.api.FileChange;
import dev.bufferbridge.tools.api.LifecycleEvent;
import dev.bufferbridge.tools.api.LifecycleEvent.ConfigurationChanged;
import dev.bufferbridge.tools.api.LifecycleEvent.FileChanged;
import dev.bufferbridge.tools.api.LifecycleEvent.PermissionDenied;
import dev.bufferbridge.tools.api.LifecycleEvent.PlanChanged;
import dev.bufferbridge.tools.api.LifecycleEvent.PlanRemoved;
import dev.bufferbridge.tools.api.LifecycleEvent.SubagentStarted;
import dev.bufferbridge.tools.api.LifecycleEvent.SubagentStopped;
import dev.bufferbridge.tools.api.LifecycleEvent.Todo;
import dev.bufferbridge.tools.api.LifecycleEvent.WorktreeChanged;
import dev.bufferbridge.tools.api.Limit;
import dev.bufferbridge.tools.api.Limits;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;

@Row("L-095")
final class LifecycleEmitterTests {

    private static final FileChanged CHANGED = new FileChanged(Path.of("/p/a"), FileChange.Operation.EDIT, "c");

    private final List<LifecycleEvent> got = new ArrayList<>();
    private final List<String> faults = new ArrayList<>();
    private final LifecycleEmitter emitter = emitter(Limits.defaults());

    @ParameterizedTest
    @Row("P-450")
    @MethodSource("events")
    void everyEventHasItsJsonForm(LifecycleEvent event, String json) {
        emitter.add(got::add);

        assertTrue(emitter.on(event));
        assertEquals(List.of(event), got);
        assertEquals(json.replace('\'', '"'), LifecycleJson.of(event).toString());
    }

    static Stream<Arguments> events() {
        Path path = Path.of("/p/a");
        return Stream.of(
                Arguments.of(CHANGED, "{'kind':'file_changed','path':'/p/a','op':'edit','toolCallId':'c'}"),
                Arguments.of(
                        new FileChanged(path, FileChange.Operation.MOVE, null),
                        "{'kind':'file_changed','path':'/p/a','op':'move'}"),
                Arguments.of(
                        new WorktreeChanged("add", path, "c"),
                        "{'kind':'worktree_changed','action':'add','path':'/p/a','toolCallId':'c'}"),
                Arguments.of(
                        new PermissionDenied("no", "edit", "c", "a"),
                        "{'kind':'permission_denied','reason':'no','toolName':'edit','toolCallId':'c','approvalId':'a'}"),
                Arguments.of(
                        new ConfigurationChanged(List.of("mode")), "{'kind':'configuration_changed','keys':['mode']}"),
                Arguments.of(
                        new PlanChanged(path, List.of(new Todo("1", "do", true))),
                        "{'kind':'plan_changed','planPath':'/p/a','todos':[{'id':'1','text':'do','done':true}]}"),
                Arguments.of(new PlanRemoved(path), "{'kind':'plan_removed','planPath':'/p/a'}"),
                Arguments.of(
                        new SubagentStarted("k", "d", 1),
                        "{'kind':'subagent_started','childId':'k','delegationId':'d','depth':1}"),
                Arguments.of(
                        new SubagentStopped("k", "d", 1, "failed"),
                        "{'kind':'subagent_stopped','childId':'k','delegationId':'d','depth':1,'status':'failed'}"));
    }

    @Test
    void everyKindOfEventIsTested() {
        assertEquals(
                LifecycleEvent.class.getPermittedSubclasses().length,
                events().map(arguments -> arguments.get()[0].getClass())
                        .distinct()
                        .count());
    }

    @ParameterizedTest
    @MethodSource("bounds")
    void anEventOverABoundIsDroppedAndOneAtItIsNot(LifecycleEvent atBound, LifecycleEvent over) {
        emitter.add(got::add);

        assertTrue(emitter.on(atBound));
        assertFalse(emitter.on(over));
        assertEquals(List.of(atBound), got);
    }

    static Stream<Arguments> bounds() {
        return Stream.of(
                Arguments.of(changed("/" + "p".repeat(4_095)), changed("/" + "p".repeat(4_096))),
                Arguments.of(changed("/" + "é".repeat(2_047)), changed("/" + "é".repeat(2_048))),
                Arguments.of(denied("r".repeat(1_024), "t"), denied("r".repeat(1_025), "t")),
                Arguments.of(denied("r", "t".repeat(256)), denied("r", "t".repeat(257))),
                Arguments.of(keys(64), keys(65)),
                Arguments.of(plan(16_384), plan(16_385)),
                Arguments.of(
                        new WorktreeChanged("remove", Path.of("/p"), null),
                        new WorktreeChanged("burn", Path.of("/p"), null)),
                Arguments.of(new SubagentStopped("k", "d", 1, "denied"), new SubagentStopped("k", "d", 1, "lost")));
    }

    @Test
    void theSizeOfEventsMayBeRaisedToTheHardCapOnly() {
        LifecycleEmitter wide = emitter(
                Limits.builder().set(Limit.MAX_LIFECYCLE_EVENT_BYTES, 65_536).build());
        wide.add(got::add);

        assertTrue(wide.on(plan(65_536)));
        assertFalse(wide.on(plan(65_537)));
    }

    @Test
    void nobodyThereMeansNobodyGotIt() {
        assertFalse(emitter.on(CHANGED));

        Runnable takeOff = emitter.add(got::add);
        takeOff.run();

        assertFalse(emitter.on(CHANGED));
        assertEquals(List.of(), got);
    }

    @Test
    void aListenerThatThrowsDoesNotKeepItFromOthers() {
        emitter.add(event -> {
            throw new IllegalStateException("broken");
        });
        assertFalse(emitter.on(CHANGED));

        emitter.add(got::add);

        assertTrue(emitter.on(CHANGED));
        assertEquals(List.of(CHANGED), got);
        assertEquals(Collections.nCopies(2, "a lifecycle listener"), faults);
    }

    @Test
    void aListenerThatDropsItDidNotGetIt() {
        emitter.add(event -> false);

        assertFalse(emitter.on(CHANGED));
    }

    private LifecycleEmitter emitter(Limits limits) {
        return new LifecycleEmitter(limits, (where, cause) -> faults.add(where));
    }

    private static LifecycleEvent changed(String path) {
        return new FileChanged(Path.of(path), FileChange.Operation.WRITE, null);
    }

    private static LifecycleEvent denied(String reason, String tool) {
        return new PermissionDenied(reason, tool, null, null);
    }

    private static LifecycleEvent keys(int count) {
        return new ConfigurationChanged(Collections.nCopies(count, "mode"));
    }

    /** A plan whose JSON has exactly that many bytes. */
    private static LifecycleEvent plan(int bytes) {
        int frame = LifecycleJson.of(planOf("")).toString().length();
        return planOf("t".repeat(bytes - frame));
    }

    private static PlanChanged planOf(String text) {
        return new PlanChanged(Path.of("/plan.md"), List.of(new Todo("1", text, false)));
    }
}
