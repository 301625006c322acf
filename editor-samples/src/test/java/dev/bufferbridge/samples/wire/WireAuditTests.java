package dev.bufferbridge.samples.wire;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.List;
import org.junit.jupiter.api.Test;

final class WireAuditTests {

    private static final String HELLO = """
            > {"jsonrpc":"2.0","id":0,"method":"initialize","params":{"protocolVersion":1,"clientCapabilities":\
            {"fs":{"readTextFile":true,"writeTextFile":false},"terminal":true}}}
            < {"jsonrpc":"2.0","id":0,"result":{"protocolVersion":1}}
            > {"jsonrpc":"2.0","id":1,"method":"session/new","params":{"cwd":"/p","mcpServers":[]}}
            < {"jsonrpc":"2.0","id":1,"result":{"sessionId":"s"}}
            """;

    private static final String PROMPT = """
            > {"jsonrpc":"2.0","id":2,"method":"session/prompt","params":{"sessionId":"s","prompt":[]}}
            """;

    private static final String END = """
            < {"jsonrpc":"2.0","id":2,"result":{"stopReason":"end_turn"}}
            """;

    @Test
    void aTurnByTheBookGivesNoComplaint() {
        assertEquals(
                List.of(),
                audit(
                        HELLO,
                        update("{\"sessionUpdate\":\"available_commands_update\",\"availableCommands\":[]}"),
                        PROMPT,
                        toolCall("pending"),
                        """
                        < {"jsonrpc":"2.0","id":0,"method":"session/request_permission","params":{"sessionId":"s",\
                        "toolCall":{"toolCallId":"t","status":"pending"},"options":[]}}
                        > {"jsonrpc":"2.0","id":0,"result":{"outcome":{"outcome":"selected","optionId":"allow-once"}}}
                        """,
                        toolCallUpdate("in_progress"),
                        """
                        < {"jsonrpc":"2.0","id":1,"method":"terminal/create","params":{"sessionId":"s","command":"ls","cwd":"/p"}}
                        > {"jsonrpc":"2.0","id":1,"result":{"terminalId":"x"}}
                        < {"jsonrpc":"2.0","id":2,"method":"terminal/release","params":{"sessionId":"s","terminalId":"x"}}
                        > {"jsonrpc":"2.0","id":2,"result":{}}
                        """,
                        toolCallUpdate("completed"),
                        END));
    }

    @Test
    void aRequestThatTheAgentDoesNotAnswerIsNamed() {
        assertEquals(List.of("the agent did not answer session/prompt (id 2)"), audit(HELLO, PROMPT));
    }

    @Test
    void aSecondAnswerIsNoticed() {
        assertEquals(
                List.of("an answer to nothing, or a second one: "
                        + "{\"jsonrpc\":\"2.0\",\"id\":2,\"result\":{\"stopReason\":\"end_turn\"}}"),
                audit(HELLO, PROMPT, END, END));
    }

    @Test
    void aRequestLeftOpenAtTheEndOfATurnIsNamedUnlessItWasWithdrawn() {
        String read = """
                < {"jsonrpc":"2.0","id":"r","method":"fs/read_text_file","params":{"sessionId":"s","path":"/p/a"}}
                """;
        String withdrawn = """
                < {"jsonrpc":"2.0","method":"$/cancel_request","params":{"requestId":"r"}}
                """;

        assertEquals(
                List.of("the turn ended and left fs/read_text_file (id \"r\") open without withdrawing it"),
                audit(HELLO, PROMPT, read, END));
        assertEquals(List.of(), audit(HELLO, PROMPT, read, withdrawn, END));
    }

    @Test
    void aCallThatIsNotOfferedIsNoticed() {
        assertEquals(
                List.of(
                        "fs/write_text_file was called although the client does not offer it",
                        "elicitation/create was called although the client does not offer it",
                        "_bufferbridge/lifecycle was called although the client does not offer it",
                        "session/update was called although the client does not offer it"),
                audit(
                        HELLO,
                        PROMPT,
                        """
                        < {"jsonrpc":"2.0","id":1,"method":"fs/write_text_file","params":{"sessionId":"s","path":"/p/a","content":""}}
                        > {"jsonrpc":"2.0","id":1,"error":{"code":-32601,"message":"no"}}
                        < {"jsonrpc":"2.0","id":2,"method":"elicitation/create","params":{"sessionId":"s","mode":"form"}}
                        > {"jsonrpc":"2.0","id":2,"error":{"code":-32601,"message":"no"}}
                        < {"jsonrpc":"2.0","method":"_bufferbridge/lifecycle","params":{"sessionId":"s","event":{}}}
                        """,
                        update("{\"sessionUpdate\":\"notice\",\"severity\":\"info\",\"title\":\"x\"}"),
                        END));
    }

    @Test
    void aCallBeforeTheAnswerToInitializeIsNoticed() {
        assertEquals(List.of("_x/y was called before initialize was answered"), audit("""
                        < {"jsonrpc":"2.0","method":"_x/y","params":{}}
                        """));
    }

    @Test
    void updatesKeepWithinTheirSessionAndTurn() {
        String chunk =
                update("{\"sessionUpdate\":\"agent_message_chunk\",\"content\":{\"type\":\"text\",\"text\":\"a\"}}");

        assertEquals(List.of("agent_message_chunk came before the session was asked anything"), audit(HELLO, chunk));
        assertEquals(
                List.of("agent_message_chunk came after the answer that ended the turn"),
                audit(HELLO, PROMPT, END, chunk));
        assertEquals(
                List.of("agent_message_chunk came before the answer that names session other"),
                audit(HELLO, chunk.replace("\"s\"", "\"other\"")));
    }

    @Test
    void aModeChangedByTheEditorBetweenTurnsMayBeTold() {
        assertEquals(
                List.of(),
                audit(
                        HELLO,
                        PROMPT,
                        END,
                        """
                        > {"jsonrpc":"2.0","id":3,"method":"session/set_mode","params":{"sessionId":"s","modeId":"ask"}}
                        """,
                        update("{\"sessionUpdate\":\"current_mode_update\",\"currentModeId\":\"ask\"}"),
                        """
                        < {"jsonrpc":"2.0","id":3,"result":{}}
                        """));
    }

    @Test
    void toolCallsHaveALife() {
        assertEquals(
                List.of("an update for the unknown tool call t"),
                audit(HELLO, PROMPT, toolCallUpdate("completed"), END));
        assertEquals(
                List.of("tool call t became in_progress twice"),
                audit(
                        HELLO,
                        PROMPT,
                        toolCall("pending"),
                        toolCallUpdate("in_progress"),
                        toolCallUpdate("in_progress"),
                        toolCallUpdate("failed"),
                        END));
        assertEquals(
                List.of("tool call t became completed after it was failed"),
                audit(HELLO, PROMPT, toolCall("pending"), toolCallUpdate("failed"), toolCallUpdate("completed"), END));
        assertEquals(
                List.of("tool call t began as in_progress, not as pending"),
                audit(HELLO, PROMPT, toolCall("in_progress"), toolCallUpdate("completed"), END));
        assertEquals(
                List.of("the turn ended and left tool call t pending"), audit(HELLO, PROMPT, toolCall("pending"), END));
    }

    @Test
    void aPermissionIsAskedForAKnownCallDuringATurn() {
        String ask = """
                < {"jsonrpc":"2.0","id":"p","method":"session/request_permission","params":{"sessionId":"s",\
                "toolCall":{"toolCallId":"t"},"options":[]}}
                > {"jsonrpc":"2.0","id":"p","result":{"outcome":{"outcome":"cancelled"}}}
                """;

        assertEquals(List.of("a permission was asked for the unknown tool call t"), audit(HELLO, PROMPT, ask, END));
        assertEquals(
                List.of("a permission was asked for in session s outside of a turn"),
                audit(HELLO, PROMPT, toolCall("pending"), toolCallUpdate("failed"), END, ask));
    }

    @Test
    void pathsAreAbsoluteAndLinesCountFromOne() {
        assertEquals(
                List.of(
                        "a diff names a path that is not absolute: a.txt",
                        "a location names a path that is not absolute: a.txt",
                        "a location names line 0"),
                audit(HELLO, PROMPT, toolCall("pending"), update("""
                                {"sessionUpdate":"tool_call_update","toolCallId":"t","status":"completed",\
                                "content":[{"type":"diff","path":"a.txt","newText":"x"}],\
                                "locations":[{"path":"a.txt","line":0}]}"""), END));
    }

    @Test
    void terminalsAreReleasedOnceAndNotUsedAfterwards() {
        String create = """
                < {"jsonrpc":"2.0","id":1,"method":"terminal/create","params":{"sessionId":"s","command":"ls"}}
                > {"jsonrpc":"2.0","id":1,"result":{"terminalId":"x"}}
                """;
        String release = """
                < {"jsonrpc":"2.0","id":2,"method":"terminal/release","params":{"sessionId":"s","terminalId":"x"}}
                > {"jsonrpc":"2.0","id":2,"result":{}}
                """;
        String output = release.replace("release", "output");

        assertEquals(List.of("terminal x was never released"), audit(HELLO, PROMPT, create, END));
        assertEquals(
                List.of("terminal/output names x, which is not an open terminal"),
                audit(HELLO, PROMPT, create, release, output, END));
        assertEquals(
                List.of("terminal/release names x, which is not an open terminal"),
                audit(HELLO, PROMPT, create, release, release, END));
    }

    @Test
    void linesThatAreNoMessagesAreShown() {
        assertEquals(
                List.of(
                        "a line is not a JSON object: WARNING: something",
                        "a line is not a JSON object: []",
                        "a message without jsonrpc 2.0: {\"id\":null,\"error\":{\"code\":1,\"message\":\"x\"}}",
                        "an error needs an integer code and one line of text: "
                                + "{\"jsonrpc\":\"2.0\",\"id\":null,\"error\":{\"code\":1}}",
                        "a key \"type\" in the envelope: {\"jsonrpc\":\"2.0\",\"method\":\"$/x\",\"type\":1}"),
                audit("""
                        < WARNING: something
                        < []
                        < {"id":null,"error":{"code":1,"message":"x"}}
                        < {"jsonrpc":"2.0","id":null,"error":{"code":1}}
                        < {"jsonrpc":"2.0","method":"$/x","type":1}
                        """));
    }

    private static String toolCall(String status) {
        return update(
                "{\"sessionUpdate\":\"tool_call\",\"toolCallId\":\"t\",\"title\":\"T\",\"status\":\"" + status + "\"}");
    }

    private static String toolCallUpdate(String status) {
        return update("{\"sessionUpdate\":\"tool_call_update\",\"toolCallId\":\"t\",\"status\":\"" + status + "\"}");
    }

    private static String update(String update) {
        return "< {\"jsonrpc\":\"2.0\",\"method\":\"session/update\",\"params\":{\"sessionId\":\"s\",\"update\":"
                + update + "}}\n";
    }

    /** Plays lines, {@code >} from the editor and {@code <} from the agent. */
    private static List<String> audit(String... scripts) {
        WireAudit audit = new WireAudit();
        for (String script : scripts) {
            script.lines()
                    .forEach(line -> audit.accept(
                            WireMessage.of(line.startsWith(">") ? Side.EDITOR : Side.AGENT, line.substring(2))));
        }
        return audit.end();
    }
}
