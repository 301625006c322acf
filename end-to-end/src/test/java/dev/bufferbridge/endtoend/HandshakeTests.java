package dev.bufferbridge.endtoend;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import dev.bufferbridge.rows.Row;
import java.util.Map;
import java.util.Optional;
import org.junit.jupiter.api.Test;

/** The first line of each real client as it was seen on the wire, keys in its order, and the prompt of one of them. */
final class HandshakeTests extends ConformanceCase {

    private static final ObjectMapper MAPPER = new ObjectMapper();

    @Test
    @Row("H-01")
    void acpx() throws Exception {
        assertInitializes("""
                {"jsonrpc":"2.0","id":0,"method":"initialize","params":{"protocolVersion":1,"clientCapabilities":\
                {"fs":{"readTextFile":true,"writeTextFile":true},"terminal":true},\
                "clientInfo":{"name":"acpx","version":"0.19.1"}}}""");
    }

    @Test
    @Row("H-02")
    void acpEl() throws Exception {
        assertInitializes("""
                {"jsonrpc":"2.0","method":"initialize","id":1,"params":{"clientInfo":{"name":"emacs-acp.el","version":"0"},\
                "protocolVersion":1,"clientCapabilities":{"fs":{"readTextFile":true,"writeTextFile":true}}}}""");
    }

    @Test
    @Row("H-03")
    void javaSdk() throws Exception {
        assertInitializes("""
                {"jsonrpc":"2.0","id":"098e4236-0","method":"initialize","params":{"protocolVersion":1,"clientCapabilities":\
                {"fs":{"readTextFile":true,"writeTextFile":true},"terminal":false},\
                "clientInfo":{"name":"java-sdk","version":"0"}}}""");
    }

    @Test
    @Row({"H-04", "C-07"})
    void kotlinSdk() throws Exception {
        assertInitializes("""
                {"type":"com.agentclientprotocol.rpc.JsonRpcRequest","id":1,"method":"initialize","params":\
                {"protocolVersion":1,"clientCapabilities":{"fs":{"readTextFile":true,"writeTextFile":true},"terminal":false},\
                "clientInfo":{"name":"kotlin-sdk","version":"0"}},"jsonrpc":"2.0"}""");
    }

    @Test
    @Row({"H-05", "C-08"})
    void agenticNvim() throws Exception {
        assertInitializes("""
                {"jsonrpc":"2.0","method":"initialize","params":{"clientCapabilities":{"fs":{"writeTextFile":true,\
                "readTextFile":true},"clientInfo":{"version":"0.0.1","name":"Agentic.nvim"},"terminal":false},\
                "protocolVersion":1},"id":1}""");
    }

    @Test
    @Row("H-06")
    void codeCompanionNvim() throws Exception {
        assertInitializes("""
                {"params":{"clientCapabilities":{"fs":{"writeTextFile":true,"readTextFile":true}},"protocolVersion":1,\
                "clientInfo":{"version":"1.0.0","name":"CodeCompanion.nvim"}},"method":"initialize","id":1,"jsonrpc":"2.0"}""");
    }

    @Test
    @Row("H-07")
    void typeScriptSdk() throws Exception {
        assertInitializes("""
                {"jsonrpc":"2.0","id":0,"method":"initialize","params":{"protocolVersion":1,\
                "clientInfo":{"name":"sdk-ts","version":"0"},"clientCapabilities":{"fs":{"readTextFile":true,\
                "writeTextFile":true}}}}""");
    }

    @Test
    @Row({"H-08", "C-08"})
    void aPromptOfAgenticNvimWithTheOpenFileAsALink() {
        LaunchedAgent agent = launch((method, params) -> Optional.of(
                method.equals("fs/read_text_file")
                        ? Map.of("result", Map.of("content", "unsaved text\n"))
                        : Map.of("error", Map.of("code", -32601, "message", "unknown"))));
        agent.request(
                        "initialize",
                        Map.of(
                                "protocolVersion",
                                1,
                                "clientCapabilities",
                                Map.of("fs", Map.of("readTextFile", true, "writeTextFile", true))))
                .result();
        String session = newSession(agent);

        agent.sendLine("""
                {"jsonrpc":"2.0","method":"session/prompt","params":{"sessionId":"SESSION","prompt":[\
                {"type":"text","text":"/read README.md"},\
                {"type":"resource_link","uri":"FILE","name":"README.md"}]},"id":300}""".replace("SESSION", session)
                .replace("FILE", project().resolve("README.md").toUri().toString()));

        assertEquals("end_turn", agent.await(300).result().path("stopReason").asText());
        assertTrue(agent.received().toString().contains("unsaved text"), agent.received()::toString);
    }

    private void assertInitializes(String line) throws JsonProcessingException {
        LaunchedAgent agent = launch(ClientBehaviour.compliant());
        JsonNode id = MAPPER.readTree(line).get("id");

        agent.sendLine(line);

        JsonNode answer = agent.awaitMessage("the answer to initialize", message -> message.has("result"));
        assertEquals(id, answer.get("id"));
        assertEquals(1, answer.path("result").path("protocolVersion").asInt());
        newSession(agent);
    }
}
