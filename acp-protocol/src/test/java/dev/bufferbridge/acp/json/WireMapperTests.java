package dev.bufferbridge.acp.json;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import com.fasterxml.jackson.databind.node.ObjectNode;
import dev.bufferbridge.acp.schema.AgentCapabilities;
import dev.bufferbridge.acp.schema.AuthMethod;
import dev.bufferbridge.acp.schema.ClientCapabilities;
import dev.bufferbridge.acp.schema.ContentBlock;
import dev.bufferbridge.acp.schema.CreateElicitationResponse;
import dev.bufferbridge.acp.schema.InitializeRequest;
import dev.bufferbridge.acp.schema.InitializeResponse;
import dev.bufferbridge.acp.schema.McpServer;
import dev.bufferbridge.acp.schema.NewSessionRequest;
import dev.bufferbridge.acp.schema.PermissionOption;
import dev.bufferbridge.acp.schema.PromptRequest;
import dev.bufferbridge.acp.schema.PromptResponse;
import dev.bufferbridge.acp.schema.ReadTextFileRequest;
import dev.bufferbridge.acp.schema.RequestPermissionOutcome;
import dev.bufferbridge.acp.schema.ResourceContents;
import dev.bufferbridge.acp.schema.SessionUpdate;
import dev.bufferbridge.acp.schema.StopReason;
import dev.bufferbridge.acp.schema.ToolCallContent;
import dev.bufferbridge.acp.schema.ToolCallUpdate;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** What a reader drops, keeps and refuses. */
final class WireMapperTests {

    private static JsonNode json(String text) {
        try {
            return new ObjectMapper().readTree(text);
        } catch (JsonProcessingException e) {
            throw new AssertionError(e);
        }
    }

    private static <T> T read(String text, Class<T> type) {
        return WireMapper.read(json(text), type);
    }

    private static <T> void survives(String text, Class<T> type) {
        assertEquals(json(text), WireMapper.write(read(text, type), type, false));
    }

    private static <T> String refusal(String text, Class<T> type) {
        return assertThrows(WireException.class, () -> read(text, type)).getMessage();
    }

    @Test
    void unknownFieldsSurvive() {
        String text = "{\"type\":\"text\",\"text\":\"a\",\"later\":{\"x\":[1]},\"_meta\":{\"k\":null}}";
        survives(text, ContentBlock.class);
        assertEquals(
                new ContentBlock.Text(
                        "a", null, new Extra((ObjectNode) json("{\"k\":null}"), Map.of("later", json("{\"x\":[1]}")))),
                read(text, ContentBlock.class));
    }

    @Test
    void membersAndValuesFromTheFutureSurvive() {
        survives("{\"type\":\"hologram\",\"beams\":3}", ContentBlock.class);
        survives("{\"type\":\"smell\",\"of\":\"rose\"}", ToolCallContent.class);
        survives("{\"sessionUpdate\":\"dream\",\"text\":\"a\"}", SessionUpdate.class);
        survives("{\"outcome\":\"perhaps\"}", RequestPermissionOutcome.class);
        survives("{\"action\":\"shrug\"}", CreateElicitationResponse.class);
        survives("{\"type\":\"docker\",\"name\":\"n\",\"command\":\"c\"}", McpServer.class);
        survives("{\"optionId\":\"o\",\"name\":\"n\",\"kind\":\"allow_twice\"}", PermissionOption.class);
        survives("{\"stopReason\":\"bored\"}", PromptResponse.class);
        assertEquals(
                new PromptResponse(new StopReason("bored")), read("{\"stopReason\":\"bored\"}", PromptResponse.class));
    }

    @Test
    void anOptionalFieldThatCannotBeReadIsDropped() {
        assertEquals(
                new ToolCallUpdate("c"),
                read(
                        "{\"toolCallId\":\"c\",\"title\":7,\"status\":{},\"content\":\"no list\",\"_meta\":\"no object\"}",
                        ToolCallUpdate.class));
        assertEquals(
                new InitializeRequest(1, ClientCapabilities.NONE, null),
                read(
                        "{\"protocolVersion\":1,\"clientCapabilities\":[],\"clientInfo\":{\"name\":\"no version\"}}",
                        InitializeRequest.class));
        assertEquals(
                new ClientCapabilities(new ClientCapabilities.FileSystem(true, false), false),
                read(
                        "{\"fs\":{\"readTextFile\":true,\"writeTextFile\":\"yes\"},\"terminal\":1}",
                        ClientCapabilities.class));
    }

    @Test
    void listItemsThatCannotBeReadAreDroppedWhereTheProtocolSaysSo() {
        assertEquals(
                List.of(new ToolCallContent.Diff("/a", null, "b")),
                read(
                                "{\"toolCallId\":\"c\",\"content\":[7,{\"type\":\"diff\"},"
                                        + "{\"type\":\"diff\",\"path\":\"/a\",\"newText\":\"b\"},{\"text\":\"bare\"}]}",
                                ToolCallUpdate.class)
                        .content());
        assertEquals(
                List.of(new AuthMethod.Agent("a", "A", null)),
                read(
                                "{\"protocolVersion\":1,\"authMethods\":[{\"id\":\"a\",\"name\":\"A\"},{\"id\":\"b\"}]}",
                                InitializeResponse.class)
                        .authMethods());
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', quoteCharacter = '`', textBlock = """
                    {"sessionId":"s","path":"/a","line":"1"}  | line: expected a whole number
                    {"sessionId":"s","path":"/a","line":1.5}  | line: expected a whole number
                    {"sessionId":"s","path":"/a","limit":4294967296} | limit: expected a whole number
                    {"sessionId":"s"}                         | path: is missing
                    {"sessionId":null,"path":"/a"}            | sessionId: is missing
                    []                                        | expected an object
                    """)
    void whatMayNotBeDroppedIsRefusedWithItsPlace(String text, String problem) {
        assertEquals(problem, refusal(text, ReadTextFileRequest.class));
    }

    @Test
    void thePlaceOfAProblemLeadsThroughListsAndObjects() {
        assertEquals(
                "prompt[1].resource: expected one of the keys [text, blob]",
                refusal(
                        "{\"sessionId\":\"s\",\"prompt\":[{\"type\":\"text\",\"text\":\"a\"},"
                                + "{\"type\":\"resource\",\"resource\":{\"uri\":\"u\"}}]}",
                        PromptRequest.class));
        assertEquals(
                "mcpServers[0].env[0].value: is missing",
                refusal(
                        "{\"cwd\":\"/\",\"mcpServers\":[{\"name\":\"n\",\"command\":\"c\",\"env\":[{\"name\":\"A\"}]}]}",
                        NewSessionRequest.class));
    }

    @Test
    void wholeNumbersMayBeWrittenWithAFraction() {
        assertEquals(
                new ReadTextFileRequest("s", "/a", 3, null, Extra.NONE),
                read("{\"sessionId\":\"s\",\"path\":\"/a\",\"line\":3.0}", ReadTextFileRequest.class));
    }

    @Test
    void nullIsAbsentExceptWhereItClears() {
        assertEquals(
                new ToolCallUpdate("c"),
                read("{\"toolCallId\":\"c\",\"title\":null,\"rawInput\":null,\"content\":null}", ToolCallUpdate.class));
        assertEquals(
                new SessionUpdate.SessionInfoUpdate(Patch.clear(), Patch.absent(), Extra.NONE),
                read("{\"sessionUpdate\":\"session_info_update\",\"title\":null}", SessionUpdate.class));
        survives("{\"sessionUpdate\":\"session_info_update\",\"title\":null}", SessionUpdate.class);
        survives("{\"sessionUpdate\":\"session_info_update\"}", SessionUpdate.class);
        assertEquals(
                new SessionUpdate.SessionInfoUpdate(Patch.absent(), Patch.set("u"), Extra.NONE),
                read(
                        "{\"sessionUpdate\":\"session_info_update\",\"title\":4,\"updatedAt\":\"u\"}",
                        SessionUpdate.class));
    }

    @Test
    void theKindThatHasNoTypeMayNameIt() {
        McpServer.Stdio named = (McpServer.Stdio)
                read("{\"type\":\"stdio\",\"name\":\"n\",\"command\":\"c\",\"args\":null}", McpServer.class);
        assertEquals(
                new McpServer.Stdio("n", "c", List.of(), List.of(), new Extra(null, Map.of("type", json("\"stdio\"")))),
                named);
        survives("{\"type\":\"stdio\",\"name\":\"n\",\"command\":\"c\",\"args\":[],\"env\":[]}", McpServer.class);
        survives("{\"type\":\"agent\",\"id\":\"i\",\"name\":\"n\"}", AuthMethod.class);
    }

    @Test
    void aMemberIsKnownByItsOwnKey() {
        assertEquals(
                new ResourceContents.Text("u", "", null),
                read("{\"uri\":\"u\",\"text\":\"\"}", ResourceContents.class));
        assertEquals(
                new ResourceContents.Blob("u", "aGk=", null, Extra.NONE),
                read("{\"uri\":\"u\",\"blob\":\"aGk=\"}", ResourceContents.class));
    }

    @Test
    void whatIsNotSetIsNotWritten() {
        assertEquals(
                json("{\"sessionUpdate\":\"tool_call_update\",\"toolCallId\":\"c\"}"),
                WireMapper.write(new ToolCallUpdate("c"), SessionUpdate.class, true));
        assertEquals(
                json("{\"cwd\":\"/\",\"mcpServers\":[]}"),
                WireMapper.write(new NewSessionRequest("/", List.of(), List.of()), NewSessionRequest.class, true));
    }

    @Test
    void anEmptyObjectOffersNothing() {
        assertEquals(AgentCapabilities.NONE, read("{}", AgentCapabilities.class));
        assertEquals(ClientCapabilities.NONE, read("null", ClientCapabilities.class));
    }

    @Test
    void unstableMembersAreRefusedUnlessAllowed() {
        McpServer server = new McpServer.Acp("n", "i", Extra.NONE);
        assertThrows(WireException.class, () -> WireMapper.write(server, McpServer.class, false));
        assertEquals(
                json("{\"type\":\"acp\",\"name\":\"n\",\"serverId\":\"i\"}"),
                WireMapper.write(server, McpServer.class, true));
    }
}
