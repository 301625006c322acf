package dev.bufferbridge.agent.policy;

import dev.bufferbridge.tools.api.ExecutionPolicy;
import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;

/**
 * Decides where nobody can be asked: inside the roots everything ordinary goes, whatever a person would be asked about is refused unless a rule of the
 * user allows it.
 */
public final class UnattendedPolicy implements ExecutionPolicy {

    private final CallJudge judge;

    private UnattendedPolicy(CallJudge judge) {
        this.judge = judge;
    }

    /**
     * @param roots the working directory first; absolute
     * @throws IOException when a root cannot be looked into
     */
    public static UnattendedPolicy of(List<Path> roots, List<Rule> rules) throws IOException {
        return new UnattendedPolicy(CallJudge.of(roots, rules, UserHome.path()));
    }

    @Override
    public Decision check(Request request) {
        Optional<String> refusal = judge.refusal(request.tool(), request.preview());
        if (refusal.isPresent()) {
            return Decision.deny(refusal.get());
        }
        Finding finding = judge.judge(request.tool(), request.preview());
        if (finding instanceof Finding.Refused refused) {
            return Decision.deny(refused.reason());
        }
        if (finding instanceof Finding.Delicate delicate) {
            return Decision.deny("refused, since nobody can be asked here: " + delicate.reason()
                    + "; a rule in the user's configuration can allow it");
        }
        return Decision.allow();
    }
}
