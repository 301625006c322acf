package dev.bufferbridge.editor;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.json.JsonMapper;
import com.fasterxml.jackson.databind.node.JsonNodeFactory;
import com.fasterxml.jackson.databind.node.ObjectNode;
import dev.bufferbridge.acp.AcpClient;
import dev.bufferbridge.acp.json.Extra;
import dev.bufferbridge.acp.schema.ClientCapabilities;
import dev.bufferbridge.rows.Row;
import dev.bufferbridge.tools.api.FileChange;
import dev.bufferbridge.tools.api.LifecycleEvent;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

@Row("P-450")
class LifecycleReporterTests {

    private static final LifecycleEvent CHANGED =
            new LifecycleEvent.FileChanged(Calls.FILE, FileChange.Operation.EDIT, "t1");

    private final List<String> sent = new ArrayList<>();
    private final AcpClient client = new AcpClient() {
        @Override
        public void extNotification(String method, JsonNode params) {
            sent.add(method + " " + params);
        }
    };

    @Test
    void editorThatWantsEventsGetsThem() throws Exception {
        assertTrue(reporter("{\"bufferbridge\":{\"lifecycle\":true}}").on(CHANGED));

        assertEquals(
                List.of("_bufferbridge/lifecycle {\"sessionId\":\"s1\",\"event\":{\"kind\":\"file_changed\","
                        + "\"path\":\"/p/a/src/A.java\",\"op\":\"edit\",\"toolCallId\":\"t1\"}}"),
                sent);
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "{}",
                "{\"bufferbridge\":{\"lifecycle\":false}}",
                "{\"bufferbridge\":{\"lifecycle\":\"true\"}}",
                "{\"bufferbridge\":true}"
            })
    void anyOtherEditorGetsNothing(String meta) throws Exception {
        assertFalse(reporter(meta).on(CHANGED));

        assertEquals(List.of(), sent);
    }

    /** The capabilities of an editor that wants events. */
    static ClientCapabilities wanting() {
        ObjectNode meta = JsonNodeFactory.instance.objectNode();
        meta.putObject("bufferbridge").put("lifecycle", true);
        return with(meta);
    }

    private LifecycleReporter reporter(String meta) throws Exception {
        return LifecycleReporter.create(client, "s1", with((ObjectNode) new JsonMapper().readTree(meta)));
    }

    private static ClientCapabilities with(ObjectNode meta) {
        ClientCapabilities none = ClientCapabilities.NONE;
        return new ClientCapabilities(
                none.fs(),
                none.terminal(),
                none.session(),
                none.auth(),
                none.elicitation(),
                none.plan(),
                none.subagents(),
                Extra.ofMeta(meta));
    }
}
