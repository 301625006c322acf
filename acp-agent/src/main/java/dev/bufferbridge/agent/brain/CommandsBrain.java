package dev.bufferbridge.agent.brain;

import dev.bufferbridge.tools.api.ToolResult;
import java.util.ArrayList;
import java.util.List;

/**
 * Runs the commands a person types, in order, and needs no language model. A command that fails, is refused or makes no sense is said and shown, and
 * the next one runs. Holds no state.
 */
public final class CommandsBrain implements Brain {

    private static final int MAX_COMMANDS = 200;

    private static final List<SlashCommand> COMMANDS = List.of(
            new SlashCommand(
                    "read", "Show a file as the editor has it, unsaved changes included", "PATH [OFFSET [LIMIT]]"),
            new SlashCommand("write", "Write a whole file", "PATH, then the text between ``` lines"),
            new SlashCommand(
                    "replace", "Replace a text in a file", "PATH, then old and new text, each between ``` lines"));

    private static final String HELP = """
            I run commands; no language model is connected. Type one of these, each on a line of its own:

            - `/read PATH [OFFSET [LIMIT]]` shows a file as the editor has it, unsaved changes included
            - `/write PATH`, then the text between ` ``` ` lines, writes a whole file
            - `/replace PATH`, then the old and the new text, each between ` ``` ` lines, edits a file

            A model or another agent is connected by `"brain"` in `~/.config/bufferbridge/config.json`; this version offers `commands` only.
            """;

    @Override
    public List<SlashCommand> commands() {
        return COMMANDS;
    }

    @Override
    public Ending answer(Prompt prompt, BrainContext context) {
        String note = ContextNote.of(prompt.attachments());
        if (!note.isEmpty()) {
            context.say(note);
        }
        List<Step> steps = Steps.of(prompt.text());
        if (steps.isEmpty()) {
            context.say(HELP);
        } else if (steps.size() > MAX_COMMANDS) {
            context.say(steps.size() + " commands are too many for one prompt; nothing was done. Send at most "
                    + MAX_COMMANDS + " at a time.\n");
        } else {
            take(steps, context);
        }
        return Ending.DONE;
    }

    private static void take(List<Step> steps, BrainContext context) {
        for (int i = 0; i < steps.size(); i++) {
            showPlan(steps, i, context);
            take(steps.get(i), context);
        }
        showPlan(steps, steps.size(), context);
    }

    private static void take(Step step, BrainContext context) {
        if (step instanceof Step.Call call) {
            ToolResult result = context.call(call.tool(), call.arguments());
            context.say(ResultText.of(call.shown(), result));
        } else if (step instanceof Step.Nothing nothing) {
            context.say(nothing.shown() + ": " + nothing.reason() + "\n\n");
        } else {
            throw new AssertionError(step);
        }
    }

    /** Several commands are a plan: the user sees how far it is. */
    private static void showPlan(List<Step> steps, int running, BrainContext context) {
        if (steps.size() < 2) {
            return;
        }
        List<PlanStep> plan = new ArrayList<>(steps.size());
        for (int i = 0; i < steps.size(); i++) {
            PlanStep.State state = i < running
                    ? PlanStep.State.DONE
                    : i == running ? PlanStep.State.IN_PROGRESS : PlanStep.State.PENDING;
            plan.add(new PlanStep(steps.get(i).shown(), state));
        }
        context.plan(plan);
    }
}
