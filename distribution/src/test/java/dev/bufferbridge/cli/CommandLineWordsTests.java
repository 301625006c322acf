package dev.bufferbridge.cli;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.bufferbridge.agent.config.LaunchFlags;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

final class CommandLineWordsTests {

    private static final LaunchFlags ASK = new LaunchFlags(null, "ask", null, null, null);

    @Test
    void nothingAndAgentServe() throws UsageException {
        assertEquals(new CommandLineWords(null, LaunchFlags.none(), List.of()), parse());
        assertEquals(new CommandLineWords("agent", LaunchFlags.none(), List.of()), parse("agent"));
        assertTrue(parse().serves());
        assertTrue(parse("agent").serves());
    }

    @Test
    void flagsMayStandBeforeAndAfterTheSubcommand() throws UsageException {
        assertEquals(new CommandLineWords(null, ASK, List.of()), parse("--mode", "ask"));
        assertEquals(new CommandLineWords("agent", ASK, List.of()), parse("--mode=ask", "agent"));
        assertEquals(new CommandLineWords("agent", ASK, List.of()), parse("agent", "--mode", "ask"));
        assertEquals(
                new CommandLineWords("agent", new LaunchFlags("commands", "ask", "coding", "s", "c"), List.of()),
                parse(
                        "--state",
                        "s",
                        "--brain",
                        "commands",
                        "agent",
                        "--mode",
                        "ask",
                        "--toolset",
                        "coding",
                        "--config=c"));
    }

    @Test
    void otherSubcommandsReadTheirOwnWords() throws UsageException {
        assertEquals(
                new CommandLineWords("tool", ASK, List.of("read", "{}", "--cwd", "x")),
                parse("--mode", "ask", "tool", "read", "{}", "--cwd", "x"));
        assertEquals(List.of("--mode", "ask"), parse("--mode", "ask", "tool").flagWords());
        assertEquals("--help", parse("agent", "--help").subcommand());
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "--mod ask             | unknown flag --mod; did you mean --mode?",
                "agent --modes ask     | unknown flag --modes; did you mean --mode?",
                "agent zed             | agent takes flags only, not zed",
                "--mode                | --mode needs a value",
                "--mode --brain model  | --mode needs a value",
                "--mode=               | --mode needs a value",
                "-x                    | unknown flag -x",
            })
    void wrongWordsAreSaidInOneLine(String words, String message) {
        assertEquals(
                message,
                assertThrows(UsageException.class, () -> parse(words.split(" ")))
                        .getMessage());
    }

    private static CommandLineWords parse(String... args) throws UsageException {
        return CommandLineWords.parse(List.of(args));
    }
}
