package dev.bufferbridge.tools.dispatch;

import com.fasterxml.jackson.databind.JsonNode;
import dev.bufferbridge.tools.api.DispatchListener;
import dev.bufferbridge.tools.api.ExecutionPolicy;
import dev.bufferbridge.tools.api.PermissionPrompt;
import dev.bufferbridge.tools.api.Tool;
import dev.bufferbridge.tools.api.ToolContext;
import dev.bufferbridge.tools.api.ToolDefinition;
import dev.bufferbridge.tools.api.ToolResult;
import java.util.ArrayList;
import java.util.Collection;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.Executor;
import java.util.concurrent.RejectedExecutionException;
import java.util.stream.Collectors;
import org.jspecify.annotations.Nullable;

/**
 * The only way to run a tool. A call goes through middleware, input guardrail, lookup, filters, a check that its arguments are an object, planning,
 * policy, permission, planning again, validator and execution; its result through middleware and output guardrail. It ends in a result, whatever
 * happens: nothing is thrown for a blocked, failed or broken tool.
 *
 * <p>Blocks while the tool runs and while a person is asked. Immutable and safe for use by several threads. It holds no permissions of its own: what
 * is allowed for longer than one call is the policy's to remember.
 */
public final class ToolDispatcher {

    private final Settings settings;
    private final @Nullable Set<String> menu;

    private ToolDispatcher(Settings settings, @Nullable Set<String> menu) {
        this.settings = settings;
        this.menu = menu;
    }

    public static Builder builder(ToolRegistry registry) {
        return new Builder(registry);
    }

    /**
     * This dispatcher for one turn, with these tools only. It can take tools away and never add any (row P-023): names that are not offered here stay
     * not offered. A tool that was taken away and is called anyway is denied.
     */
    public ToolDispatcher narrowedTo(Collection<String> names) {
        Set<String> kept = names.stream().filter(this::offers).collect(Collectors.toUnmodifiableSet());
        return new ToolDispatcher(settings, kept);
    }

    /** What a brain may be told of, in the order of registration. */
    public List<ToolDefinition> menu() {
        return settings.registry().list().stream()
                .map(Tool::definition)
                .filter(tool -> offers(tool.name()))
                .toList();
    }

    /** Runs one call to its end. */
    public ToolResult dispatch(String name, JsonNode arguments, ToolContext context) {
        return new Dispatch(settings, this::offers, new ToolCall(name, arguments, context)).run();
    }

    /** As {@link #dispatch}, with arguments as a model writes them: text that should be a JSON object and may be anything. */
    public ToolResult dispatchText(String name, String arguments, ToolContext context) {
        return dispatch(name, ArgumentText.parse(arguments), context);
    }

    /**
     * Runs the calls of one turn. They run side by side, unless one of them is for an exclusive tool: then one after another, in order (row P-009).
     *
     * @param executor runs the calls; must not be one that this thread keeps busy
     * @return the results, in the order of the calls
     */
    public List<ToolResult> dispatchAll(List<ToolCall> calls, Executor executor) {
        boolean exclusive = calls.stream().anyMatch(this::isExclusive);
        if (exclusive || calls.size() < 2) {
            return calls.stream().map(this::dispatch).toList();
        }
        List<CompletableFuture<ToolResult>> running =
                calls.stream().map(call -> start(call, executor)).toList();
        return running.stream().map(CompletableFuture::join).toList();
    }

    private CompletableFuture<ToolResult> start(ToolCall call, Executor executor) {
        try {
            return CompletableFuture.supplyAsync(() -> dispatch(call), executor);
        } catch (RejectedExecutionException noThread) {
            return CompletableFuture.completedFuture(dispatch(call));
        }
    }

    private ToolResult dispatch(ToolCall call) {
        return dispatch(call.name(), call.arguments(), call.context());
    }

    private boolean isExclusive(ToolCall call) {
        return settings.registry()
                .get(call.name())
                .map(tool -> tool.definition().exclusive())
                .orElse(false);
    }

    private boolean offers(String name) {
        boolean inMenu = menu == null || menu.contains(name);
        return inMenu && settings.filters().stream().allMatch(filter -> filter.permits(name));
    }

    /** Everything a dispatcher was built with. */
    record Settings(
            ToolRegistry registry,
            List<ToolFilter> filters,
            ExecutionPolicy sharedPolicy,
            Map<String, ExecutionPolicy> ownPolicies,
            PermissionPrompt prompt,
            Hooks hooks,
            Listeners listeners,
            FaultLog faults) {

        ExecutionPolicy policyOf(String tool) {
            return ownPolicies.getOrDefault(tool, sharedPolicy);
        }
    }

    /** Collects what a dispatcher is made of. Without a policy everything is allowed; without a prompt whatever must be asked is refused. */
    public static final class Builder {

        private final ToolRegistry registry;
        private final List<ToolFilter> filters = new ArrayList<>();
        private final Map<String, ExecutionPolicy> ownPolicies = new HashMap<>();
        private final List<DispatchHooks.CallMiddleware> callMiddleware = new ArrayList<>();
        private final List<DispatchHooks.InputGuardrail> inputGuardrails = new ArrayList<>();
        private final List<DispatchHooks.CallValidator> validators = new ArrayList<>();
        private final List<DispatchHooks.ResultMiddleware> resultMiddleware = new ArrayList<>();
        private final List<DispatchHooks.OutputGuardrail> outputGuardrails = new ArrayList<>();
        private final List<DispatchListener> listeners = new ArrayList<>();
        private ExecutionPolicy policy = ExecutionPolicy.allowAll();
        private PermissionPrompt prompt = PermissionPrompt.denyAll();
        private FaultLog faults = FaultLog.system();

        private Builder(ToolRegistry registry) {
            this.registry = registry;
        }

        /** All filters apply. */
        public Builder filter(ToolFilter filter) {
            filters.add(filter);
            return this;
        }

        /** The policy of every tool that has none of its own. */
        public Builder policy(ExecutionPolicy shared) {
            this.policy = shared;
            return this;
        }

        /** The policy of one tool, in place of the shared one (row P-013). */
        public Builder policyFor(String tool, ExecutionPolicy own) {
            ownPolicies.put(tool, own);
            return this;
        }

        public Builder prompt(PermissionPrompt asksPerson) {
            this.prompt = asksPerson;
            return this;
        }

        public Builder listener(DispatchListener listener) {
            listeners.add(listener);
            return this;
        }

        public Builder callMiddleware(DispatchHooks.CallMiddleware middleware) {
            callMiddleware.add(middleware);
            return this;
        }

        public Builder inputGuardrail(DispatchHooks.InputGuardrail guardrail) {
            inputGuardrails.add(guardrail);
            return this;
        }

        public Builder validator(DispatchHooks.CallValidator validator) {
            validators.add(validator);
            return this;
        }

        public Builder resultMiddleware(DispatchHooks.ResultMiddleware middleware) {
            resultMiddleware.add(middleware);
            return this;
        }

        public Builder outputGuardrail(DispatchHooks.OutputGuardrail guardrail) {
            outputGuardrails.add(guardrail);
            return this;
        }

        public Builder faultLog(FaultLog log) {
            this.faults = log;
            return this;
        }

        public ToolDispatcher build() {
            Settings settings = new Settings(
                    registry,
                    List.copyOf(filters),
                    policy,
                    Map.copyOf(ownPolicies),
                    prompt,
                    new Hooks(callMiddleware, inputGuardrails, validators, resultMiddleware, outputGuardrails, faults),
                    new Listeners(List.copyOf(listeners), faults),
                    faults);
            return new ToolDispatcher(settings, null);
        }
    }
}
