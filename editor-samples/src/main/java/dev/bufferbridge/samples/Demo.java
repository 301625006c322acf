package dev.bufferbridge.samples;

import dev.bufferbridge.acp.AcpException;
import java.io.IOException;
import java.io.PrintStream;
import java.util.ArrayList;
import java.util.List;

/**
 * Shows in one screen what bufferbridge does: launches the agent from an editor that has unsaved text, lets it read and
 * edit that text, and prints what happened. It asserts what it prints.
 */
public final class Demo {

    private Demo() {}

    /**
     * Plays the demo in a folder of its own, which is removed afterwards.
     *
     * @param launcher the command that starts bufferbridge, without a subcommand
     * @param out takes the page
     * @param colour whether the page may have colours
     * @return the exit code: 0, or 1 when something was not as the page claims
     */
    public static int run(List<String> launcher, PrintStream out, boolean colour) {
        try (DemoFolder folder = DemoFolder.create()) {
            DemoFacts facts =
                    DemoStory.play(folder, settings -> HeadlessEditor.launch(agent(launcher, folder), settings));
            out.print(new DemoPage(facts, Ink.of(colour)).text());
            return facts.claims().stream().allMatch(DemoClaim::holds) ? 0 : 1;
        } catch (IOException
                | AcpException
                | EditorDeadlineException
                | EditorComplaintsException
                | IllegalStateException e) {
            out.println("The demo could not be played: " + e.getMessage());
            return 1;
        } finally {
            out.flush();
        }
    }

    /** The agent with settings of the demo's own, so that those of the user change nothing. */
    private static ProcessBuilder agent(List<String> launcher, DemoFolder folder) {
        List<String> words = new ArrayList<>(launcher);
        words.addAll(List.of("agent", "--brain", "commands", "--mode", "ask"));
        words.addAll(List.of("--config", folder.configuration().toString()));
        words.addAll(List.of("--state", folder.state().toString()));
        ProcessBuilder command = new ProcessBuilder(words);
        command.environment().keySet().removeIf(name -> name.startsWith("BUFFERBRIDGE_"));
        return command.directory(folder.project().toFile());
    }
}
