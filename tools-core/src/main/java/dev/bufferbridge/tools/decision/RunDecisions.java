package dev.bufferbridge.tools.decision;

import dev.bufferbridge.tools.api.Limit;
import dev.bufferbridge.tools.api.Limits;
import dev.bufferbridge.tools.api.PermissionPrompt.Outcome;
import dev.bufferbridge.tools.decision.DecisionException.Fault;
import java.nio.charset.StandardCharsets;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/**
 * The open questions of one run and what was decided for the rest of it (rows L-040, L-041, L-042). Safe for use by several threads; in memory only.
 *
 * <p>It remembers decisions and enforces nothing: whoever asks {@link #forRun} still checks its policy first.
 */
public final class RunDecisions {

    private static final int MAX_ID_CHARS = 128;
    private static final int MAX_REASON_BYTES = 2 << 10;

    private final long maxPending;
    private final long maxSticky;
    private final Map<String, PendingDecision> pending = new LinkedHashMap<>();
    private final Map<DecisionScope, Outcome> sticky = new LinkedHashMap<>();
    private long version = 1;

    public RunDecisions(Limits limits) {
        this.maxPending = limits.get(Limit.MAX_PENDING_DECISIONS);
        this.maxSticky = limits.get(Limit.MAX_STICKY_DECISIONS);
    }

    /** Rises with each question and each batch; a batch names the one it was made for. */
    public synchronized long version() {
        return version;
    }

    /** The open questions, oldest first. */
    public synchronized List<PendingDecision> pending() {
        return List.copyOf(pending.values());
    }

    /** @throws DecisionException when the id is taken or too long, the reason too long, or too many questions are open */
    public synchronized void open(PendingDecision question) throws DecisionException {
        if (pending.containsKey(question.approvalId())) {
            throw new DecisionException(Fault.DUPLICATE, "a question of that id is already open");
        }
        if (pending.size() >= maxPending) {
            throw new DecisionException(Fault.LIMIT, "too many open questions: " + maxPending);
        }
        if (question.approvalId().length() > MAX_ID_CHARS || isTooLong(question.reason())) {
            throw new DecisionException(Fault.LIMIT, "the id or the reason is too long");
        }
        pending.put(question.approvalId(), question);
        version++;
    }

    /**
     * Takes all of the answers or, when one of them does not fit, none. Questions that they do not answer stay open.
     *
     * @param expectedVersion the {@link #version} that the answers are for
     * @throws DecisionException saying what does not fit; the same for an id that was never open here and one of another run
     */
    public synchronized void decide(long expectedVersion, List<Decision> batch) throws DecisionException {
        if (expectedVersion != version) {
            throw new DecisionException(Fault.STALE, "the open questions have changed; look at them again");
        }
        Map<DecisionScope, Outcome> remembered = new LinkedHashMap<>(sticky);
        Set<String> answered = new HashSet<>();
        for (Decision decision : batch) {
            PendingDecision question = pending.get(decision.approvalId());
            check(decision, question, answered.add(decision.approvalId()));
            if (question != null && decision.isForRun()) {
                remembered.put(scope(question, decision), decision.outcome());
            }
        }
        if (remembered.size() > maxSticky) {
            throw new DecisionException(Fault.LIMIT, "too many decisions for the whole run: " + maxSticky);
        }
        pending.keySet().removeAll(answered);
        sticky.putAll(remembered);
        version++;
    }

    /** What was decided for the rest of the run about exactly this, else about the tool with any arguments; a rejection wins. */
    public synchronized Optional<Outcome> forRun(DecisionScope scope) {
        Outcome exact = sticky.get(scope);
        Outcome any = sticky.get(scope.withAnyArguments());
        boolean rejected = exact == Outcome.REJECT_FOR_RUN || any == Outcome.REJECT_FOR_RUN;
        return rejected ? Optional.of(Outcome.REJECT_FOR_RUN) : Optional.ofNullable(exact == null ? any : exact);
    }

    /** The run is over: nothing is open any more and nothing decided for it holds. */
    public synchronized void end() {
        pending.clear();
        sticky.clear();
        version++;
    }

    private static void check(Decision decision, @Nullable PendingDecision question, boolean first)
            throws DecisionException {
        if (question == null) {
            throw new DecisionException(Fault.UNKNOWN, "no such question is open");
        }
        if (!first) {
            throw new DecisionException(Fault.DUPLICATE, "a question is answered twice");
        }
        if (decision.reason() != null && isTooLong(decision.reason())) {
            throw new DecisionException(Fault.LIMIT, "a reason is over " + MAX_REASON_BYTES + " bytes");
        }
        if (!fits(decision, question.kind())) {
            throw new DecisionException(Fault.INVALID, "an answer does not fit its question");
        }
    }

    private static boolean fits(Decision decision, PendingDecision.Kind kind) {
        if (decision.outcome() == Outcome.CANCELLED) {
            return false;
        }
        if (kind == PendingDecision.Kind.TOOL_APPROVAL) {
            return decision.elicitation() == null && (decision.modifiedArguments() == null || decision.allows());
        }
        return decision.modifiedArguments() == null && (decision.elicitation() != null) == decision.allows();
    }

    /** With other arguments than those asked about, the decision cannot be about those asked about. */
    private static DecisionScope scope(PendingDecision question, Decision decision) {
        return decision.modifiedArguments() == null
                ? question.scope()
                : question.scope().withAnyArguments();
    }

    private static boolean isTooLong(String reason) {
        return reason.getBytes(StandardCharsets.UTF_8).length > MAX_REASON_BYTES;
    }
}
