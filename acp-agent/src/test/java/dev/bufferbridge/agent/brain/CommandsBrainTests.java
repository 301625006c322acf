package dev.bufferbridge.agent.brain;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.bufferbridge.agent.command.CommandMenu;
import dev.bufferbridge.agent.config.Toolset;
import java.util.List;
import java.util.Set;
import org.junit.jupiter.api.Test;

final class CommandsBrainTests {

    private final CommandsBrain brain = new CommandsBrain(CommandMenu.of(Toolset.CODING), Set.of("read", "edit"));
    private final RecordingContext context = new RecordingContext(List.of("read", "edit"));

    @Test
    void onlyCommandsWhoseToolIsThereAreOffered() {
        assertEquals(
                List.of("read", "replace"),
                brain.commands().stream().map(SlashCommand::name).toList());
    }

    @Test
    void commandsRunInOrderWithTheirArguments() {
        answer("hello\n/read a.txt 2 3\nnot a command\n/repo_list {\"path\": \"src\"}\n/read \"b c.txt\"");

        assertEquals(
                List.of("read {\"path\":\"a.txt\",\"offset\":2,\"limit\":3}", "read {\"path\":\"b c.txt\"}"),
                context.calls());
        assertTrue(context.said().contains("not available yet"), context.said());
    }

    @Test
    void aToolOfNoCommandIsForTheDispatcherToJudge() {
        answer("/unheard_of {}");

        assertEquals(List.of("unheard_of {}"), context.calls());
    }

    @Test
    void tooManyCommandsRunNotAtAll() {
        answer("/read a.txt\n".repeat(201));

        assertEquals(List.of(), context.calls());
        assertTrue(context.said().contains("more than 200 commands"), context.said());
    }

    @Test
    void plainTextIsToldWhichCommandsThereAre() {
        answer("do something");

        assertTrue(context.said().contains("- `/read PATH [OFFSET [LIMIT]]`"), context.said());
        assertTrue(context.said().contains("- `/replace PATH"), context.said());
        assertTrue(context.said().contains("\"brain\": \"model\""), context.said());
    }

    @Test
    void whatCameWithThePromptIsSaidFirst() {
        assertEquals(
                Brain.Ending.DONE,
                brain.answer(new Prompt("/read a.txt", List.of(new Prompt.Context("a.txt", "1\n2\n"))), context));

        assertTrue(context.said().startsWith("Context: a.txt (2 lines)"), context.said());
    }

    @Test
    void severalCommandsAreAPlanAndOneIsNone() {
        answer("/read a.txt");
        assertEquals(List.of(), context.plans());

        answer("/read a.txt\n  \n/read b.txt");

        assertEquals(
                List.of(
                        List.of(
                                step("/read a.txt", PlanStep.State.IN_PROGRESS),
                                step("/read b.txt", PlanStep.State.PENDING)),
                        List.of(
                                step("/read a.txt", PlanStep.State.DONE),
                                step("/read b.txt", PlanStep.State.IN_PROGRESS)),
                        List.of(step("/read a.txt", PlanStep.State.DONE), step("/read b.txt", PlanStep.State.DONE))),
                context.plans());
    }

    private static PlanStep step(String text, PlanStep.State state) {
        return new PlanStep(text, state);
    }

    private void answer(String text) {
        assertEquals(Brain.Ending.DONE, brain.answer(new Prompt(text, List.of()), context));
    }
}
