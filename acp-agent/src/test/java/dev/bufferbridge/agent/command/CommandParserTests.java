package dev.bufferbridge.agent.command;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertInstanceOf;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.fasterxml.jackson.databind.ObjectMapper;
import com.fasterxml.jackson.databind.node.ObjectNode;
import dev.bufferbridge.agent.config.Toolset;
import java.util.List;
import org.junit.jupiter.api.Test;

/** The grammar of typed commands. */
final class CommandParserTests {

    private static final ObjectMapper JSON = new ObjectMapper();
    private static final CommandParser CODING = new CommandParser(CommandMenu.of(Toolset.CODING));
    private static final CommandParser RUN = new CommandParser(CommandMenu.of(Toolset.RUN));

    @Test
    void plainTextHoldsNoCommand() {
        assertEquals(
                List.of(), CODING.parse("please read /etc/hosts\n /read indented\n//read\n/usr/bin/read x\n/\n/ read"));
    }

    @Test
    void nothingIsReadBeyondTheMost() {
        assertEquals(
                List.of(call("read", "{'path':'a'}", 1, "/read a"), call("read", "{'path':'b'}", 2, "/read b")),
                CODING.parse("/read a\n/read b\n/read c\n".repeat(1_000), 2));
    }

    @Test
    void wordsBecomeArgumentsInOrder() {
        assertEquals(
                List.of(call("read", "{'path':'a.txt','offset':3,'limit':20}", 1, "/read a.txt 3 20")),
                CODING.parse("/read a.txt 3 20"));
    }

    @Test
    void everyShortCommandOfTheCodingToolsIsRead() {
        List<Command> commands = CODING.parse("""
                /search "two words" src
                /glob src/**/*.java
                /list
                /list src
                /shell echo "a  b" | wc -c
                /delete a.txt
                /move a.txt b.txt""");
        assertEquals(
                List.of(
                        call("repo_search", "{'query':'two words','path':'src'}", 1, "/search \"two words\" src"),
                        call("glob", "{'pattern':'src/**/*.java'}", 2, "/glob src/**/*.java"),
                        call("repo_list", "{}", 3, "/list"),
                        call("repo_list", "{'path':'src'}", 4, "/list src"),
                        call("shell", "{'command':'echo \\\"a  b\\\" | wc -c'}", 5, "/shell echo \"a  b\" | wc -c"),
                        call("delete", "{'path':'a.txt'}", 6, "/delete a.txt"),
                        call("move", "{'from':'a.txt','to':'b.txt'}", 7, "/move a.txt b.txt")),
                commands);
    }

    @Test
    void shortCommandsOfTheRunToolsMeanTheirTools() {
        assertEquals(
                List.of(
                        call("file_read", "{'path':'a','offset':2}", 1, "/read a 2"),
                        call("code_search", "{'pattern':'x','path':'src'}", 2, "/search x src"),
                        call("shell", "{'command':'ls'}", 3, "/shell ls")),
                RUN.parse("/read a 2\n/search x src\n/shell ls"));
    }

    @Test
    void shortCommandOfTheOtherToolsetSaysSo() {
        Command.Unreadable write = unreadable(RUN.parse("/write a\n```\nx\n```"));
        assertEquals("/write is not in the toolset run; there are /read, /search, /shell", write.message());
    }

    @Test
    void quotesKeepAPathWithSpacesAndUnicodeTogether() {
        assertEquals(
                List.of(call(
                        "read",
                        "{'path':'Ordner ä/日本 \\\"x\\\" \\\\ y.txt'}",
                        1,
                        "/read \"Ordner ä/日本 \\\"x\\\" \\\\ y.txt\"")),
                CODING.parse("/read \"Ordner ä/日本 \\\"x\\\" \\\\ y.txt\""));
        assertEquals(
                "a double quote is never closed; type /read PATH [OFFSET [LIMIT]]",
                unreadable(CODING.parse("/read \"a b")).message());
    }

    @Test
    void backslashBeforeAnythingElseIsItself() {
        assertEquals(
                List.of(call("read", "{'path':'C:\\\\dir\\\\file'}", 1, "/read \"C:\\dir\\file\"")),
                CODING.parse("/read \"C:\\dir\\file\""));
    }

    @Test
    void wordThatShouldBeANumberIsLeftToTheTool() {
        assertEquals(List.of(call("read", "{'path':'a','offset':'x'}", 1, "/read a x")), CODING.parse("/read a x"));
    }

    @Test
    void missingWordIsLeftToTheTool() {
        assertEquals(List.of(call("read", "{}", 1, "/read")), CODING.parse("/read"));
    }

    @Test
    void tooManyWordsTellHowToQuote() {
        Command.Unreadable read = unreadable(CODING.parse("/read my long file name.txt"));
        assertTrue(read.message().contains("double quotes"), read.message());
    }

    @Test
    void jsonMaySpanLinesAndIsTakenByTheToolsOwnName() {
        String text =
                "/edit {\"path\": \"a\",\n  \"edits\": [\n{\"oldText\": \"{\\n/read x\", \"newText\": \"}\"}\n]}\n/read b";
        assertEquals(
                List.of(
                        call(
                                "edit",
                                "{'path':'a','edits':[{'oldText':'{\\n/read x','newText':'}'}]}",
                                1,
                                "/edit {\"path\": \"a\","),
                        call("read", "{'path':'b'}", 5, "/read b")),
                CODING.parse(text));
    }

    @Test
    void jsonWithAShortNameMeansItsTool() {
        assertEquals(
                List.of(call("repo_search", "{'query':'x'}", 1, "/search{\"query\":\"x\"}")),
                CODING.parse("/search{\"query\":\"x\"}"));
    }

    @Test
    void unknownNameWithJsonIsLeftToTheDispatcher() {
        assertEquals(List.of(call("frobnicate", "{}", 1, "/frobnicate {}")), CODING.parse("/frobnicate {}"));
    }

    @Test
    void brokenJsonIsSaidAndTheNextCommandRuns() {
        List<Command> commands = CODING.parse("/read {\"path\": \n \"a\" \"b\"}\n/read c");
        assertEquals(2, commands.size());
        Command.Unreadable broken = assertInstanceOf(Command.Unreadable.class, commands.get(0));
        assertTrue(broken.message().startsWith("the JSON after /read is broken near line 2"), broken.message());
        assertEquals(call("read", "{'path':'c'}", 3, "/read c"), commands.get(1));
    }

    @Test
    void jsonThatNeverEndsTwiceNamedKeysAndTextAfterItAreBroken() {
        assertInstanceOf(
                Command.Unreadable.class, CODING.parse("/read {\"path\": \"a\"").get(0));
        assertInstanceOf(
                Command.Unreadable.class,
                CODING.parse("/read {\"path\":1,\"path\":2}").get(0));
        assertInstanceOf(
                Command.Unreadable.class,
                CODING.parse("/read {\"path\":\"a\"} b").get(0));
        assertInstanceOf(
                Command.Unreadable.class,
                CODING.parse("/read " + "{\"a\":".repeat(5_000)).get(0));
    }

    @Test
    void fencedBlockIsItsTextWithTheLastNewline() {
        assertEquals(
                List.of(call("write", "{'path':'a.txt','content':'one\\n\\n/read two\\n'}", 1, "/write a.txt")),
                CODING.parse("/write a.txt\nsome words\n```java\none\n\n/read two\n```\nignored"));
        assertEquals(
                List.of(call("write", "{'path':'a.txt','content':''}", 1, "/write a.txt")),
                CODING.parse("/write a.txt\n```\n```"));
    }

    @Test
    void replaceTakesTheOldAndTheNewBlock() {
        assertEquals(
                List.of(call("edit", "{'path':'a','edits':[{'oldText':'x\\n','newText':'y\\n'}]}", 1, "/replace a")),
                CODING.parse("/replace a\n```\nx\n```\nwith\n~~~\ny\n~~~"));
    }

    @Test
    void longerFenceHoldsAShorterOne() {
        assertEquals(
                List.of(call("write", "{'path':'a.md','content':'```\\ncode\\n```\\n'}", 1, "/write a.md")),
                CODING.parse("/write a.md\n````\n```\ncode\n```\n````"));
    }

    @Test
    void carriageReturnsOfAPromptDoNotReachTheText() {
        assertEquals(
                List.of(
                        call("write", "{'path':'a','content':'x\\ny\\n'}", 1, "/write a"),
                        call("read", "{'path':'b'}", 6, "/read b")),
                CODING.parse("/write a\r\n```\r\nx\r\ny\r\n```\r\n/read b\r\n"));
    }

    @Test
    void indentedFenceTakesItsIndentationOffTheLines() {
        assertEquals(
                List.of(call("write", "{'path':'a','content':'x\\n  y\\n'}", 1, "/write a")),
                CODING.parse("/write a\n  ```\n  x\n    y\n  ```"));
    }

    @Test
    void blockThatIsNeverClosedChangesNothing() {
        List<Command> commands = CODING.parse("/write a\n```\nx\n/delete b");
        Command.Unreadable write = unreadable(commands);
        assertEquals("the fenced block that begins on line 2 is never closed; nothing was changed", write.message());
    }

    @Test
    void wrongNumberOfBlocksIsSaid() {
        assertTrue(unreadable(CODING.parse("/replace a\n```\nx\n```")).message().contains("1 fenced blocks"));
        assertTrue(unreadable(CODING.parse("/write a\n/glob *").subList(0, 1))
                .message()
                .contains("0 fenced blocks"));
        assertTrue(unreadable(CODING.parse("/write a\n```\nx\n```\n```\ny\n```"))
                .message()
                .contains("2 fenced blocks"));
    }

    @Test
    void commandsInABlockThatBelongsToNothingAreText() {
        assertEquals(List.of(), CODING.parse("look:\n```\n/delete a\n```"));
        assertEquals(List.of(call("read", "{'path':'a'}", 1, "/read a")), CODING.parse("/read a\n```\n/delete a\n```"));
    }

    @Test
    void openBlockThatWouldHideCommandsIsSaid() {
        Command.Unreadable hidden = unreadable(CODING.parse("look:\n```\n/delete a"));
        assertEquals(
                "the fenced block that begins on line 2 is never closed; nothing after it was run", hidden.message());
        assertEquals(List.of(), CODING.parse("look:\n```\nno command"));
    }

    @Test
    void unknownCommandNamesTheNearest() {
        Command.Unreadable unknown = unreadable(CODING.parse("/raed a"));
        assertEquals("raed", unknown.name());
        assertTrue(unknown.message().startsWith("there is no command /raed; did you mean read?"), unknown.message());
        assertTrue(unreadable(CODING.parse("/edit a")).message().contains("/replace PATH"));
    }

    @Test
    void manyCommandsWithJsonTakeNoSquareTime() {
        String line = "/read {\"path\": \"" + "x".repeat(40) + "\"}\n";
        assertEquals(20_000, CODING.parse(line.repeat(20_000)).size());
    }

    @Test
    void menuOffersTheShortCommands() {
        assertEquals(
                List.of("read", "write", "replace", "search", "glob", "list", "shell", "delete", "move"),
                CommandMenu.of(Toolset.CODING).entries().stream()
                        .map(CommandMenu.Entry::name)
                        .toList());
        assertEquals(
                new CommandMenu.Entry("read", "file_read", "Show lines of a file", "PATH [OFFSET [LIMIT]]"),
                CommandMenu.of(Toolset.RUN).entries().get(0));
    }

    private static Command.Unreadable unreadable(List<Command> commands) {
        assertEquals(1, commands.size(), commands::toString);
        return assertInstanceOf(Command.Unreadable.class, commands.get(0));
    }

    private static Command call(String tool, String arguments, int line, String typed) {
        try {
            return new Command.Call(tool, (ObjectNode) JSON.readTree(arguments.replace('\'', '"')), line, typed);
        } catch (Exception e) {
            throw new AssertionError(e);
        }
    }
}
