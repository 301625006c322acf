package dev.bufferbridge.tools.api;

import static org.junit.jupiter.api.Assertions.assertEquals;

import com.fasterxml.jackson.databind.node.JsonNodeFactory;
import com.fasterxml.jackson.databind.node.ObjectNode;
import dev.bufferbridge.rows.Row;
import java.util.List;
import org.junit.jupiter.api.Test;

final class ToolJsonTests {

    @Test
    @Row("P-010")
    void aResultHasItsContentAndMetadata() {
        ToolResult result = new ToolResult(
                "c",
                "read",
                List.of(ContentBlock.text("note"), new ContentBlock.Image("AA==", "image/png")),
                null,
                object().put("lines", 3));

        assertJson(
                "{'toolCallId':'c','name':'read','content':[{'type':'text','text':'note'},"
                        + "{'type':'image','data':'AA==','mimeType':'image/png'}],'metadata':{'lines':3}}",
                ToolJson.of(result));
    }

    @Test
    @Row("P-010")
    void anErrorHasItsMessageAndCode() {
        assertJson(
                "{'toolCallId':'c','name':'read','content':[],'error':{'message':'no','code':'gone'}}",
                ToolJson.of(ToolResult.failed("c", "read", ToolError.failed("no", "gone"))));
        assertJson(
                "{'toolCallId':'c','name':'read','content':[],'error':{'message':'no'}}",
                ToolJson.of(ToolResult.failed("c", "read", ToolError.failed("no"))));
    }

    @Test
    @Row({"P-010", "L-050"})
    void aBlockedCallHasItsReasonAsCodeUnlessItHasAnother() {
        assertJson(
                "{'toolCallId':'c','name':'x','content':[],'error':{'message':'no','code':'unknown_tool'}}",
                ToolJson.of(ToolResult.failed("c", "x", ToolError.blocked(BlockedReason.UNKNOWN_TOOL, "no"))));
        assertJson(
                "{'toolCallId':'c','name':'x','content':[],'error':{'message':'no','code':'invalid_json_arguments'}}",
                ToolJson.of(ToolResult.failed(
                        "c",
                        "x",
                        new ToolError("no", ToolError.INVALID_JSON_ARGUMENTS, BlockedReason.INVALID_ARGUMENTS))));
    }

    @Test
    @Row("P-020")
    void aDefinitionSaysWhatTheToolDoes() {
        ToolDefinition tool = new ToolDefinition(
                "write",
                "Writes.",
                ToolKind.WRITE,
                ToolEffect.LOCAL_MUTATION,
                false,
                () -> object().put("type", "object"));

        assertJson(
                "{'name':'write','description':'Writes.','kind':'write',"
                        + "'effect':{'kind':'local_mutation','idempotency':'optional'},'exclusive':false,"
                        + "'parameters':{'type':'object'}}",
                ToolJson.of(tool));
    }

    private static void assertJson(String expected, ObjectNode json) {
        assertEquals(expected.replace('\'', '"'), json.toString());
    }

    private static ObjectNode object() {
        return JsonNodeFactory.instance.objectNode();
    }
}
