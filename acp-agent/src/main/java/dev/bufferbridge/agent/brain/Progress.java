package dev.bufferbridge.agent.brain;

import java.util.ArrayList;
import java.util.List;

/** Shows several commands as a plan and how far it is. One command is no plan, and very many are no help. */
final class Progress {

    private static final int MOST_SHOWN = 50;

    private final List<String> commands;
    private final BrainContext context;
    private int running = -1;

    Progress(List<String> commands, BrainContext context) {
        this.commands = commands;
        this.context = context;
    }

    /** The next command begins, or, after the last, all are done. */
    void next() {
        running++;
        if (commands.size() < 2 || commands.size() > MOST_SHOWN) {
            return;
        }
        List<PlanStep> plan = new ArrayList<>(commands.size());
        for (int i = 0; i < commands.size(); i++) {
            plan.add(new PlanStep(commands.get(i), state(i)));
        }
        context.plan(plan);
    }

    private PlanStep.State state(int command) {
        if (command == running) {
            return PlanStep.State.IN_PROGRESS;
        }
        return command < running ? PlanStep.State.DONE : PlanStep.State.PENDING;
    }
}
