package dev.bufferbridge.agent.config;

import com.fasterxml.jackson.databind.node.ObjectNode;
import dev.bufferbridge.agent.policy.Mode;
import dev.bufferbridge.agent.policy.Rule;
import dev.bufferbridge.tools.api.Limit;
import dev.bufferbridge.tools.api.Limits;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Set;

/** Turns the merged configuration into settings, checking every value. The one place that knows all keys. */
final class SettingsReader {

    static final List<String> KEYS =
            List.of("brain", "mode", "toolset", "model", "harness", "rules", "limits", "shell", "log", "run");
    static final List<String> MODEL_KEYS = List.of("provider", "baseUrl", "name", "apiKeyEnv", "apiKeyCommand");
    static final List<String> HARNESS_KEYS = List.of("command", "env");
    static final List<String> RULE_KEYS = List.of("tool", "pattern", "decision");
    static final List<String> SHELL_KEYS = List.of("unsaved");
    static final List<String> LOG_KEYS = List.of("level", "file");
    static final List<String> RUN_KEYS = List.of(
            "home",
            "agentId",
            "coding",
            "ports",
            "secrets",
            "repositories",
            "resultMaxBytes",
            "toolCallBudget",
            "runtimeDir");
    private static final List<String> REPOSITORY_KEYS = List.of("name", "tokenEnv");
    private static final List<String> DECISIONS =
            Arrays.stream(Rule.Decision.values()).map(Rule.Decision::id).toList();

    private static final long MOST_TOOL_CALLS = 1_000_000;
    private static final int LARGEST_PORT = 65_535;

    private SettingsReader() {}

    static AgentSettings read(ObjectNode merged, Path stateDirectory, Set<String> pinned) throws ConfigException {
        ConfigObject config = ConfigObject.of(merged, KEYS);
        return new AgentSettings(
                config.choice("brain", BrainKind.values(), BrainKind.COMMANDS),
                mode(config, Mode.ASK),
                Mode.FULL_ACCESS,
                config.choice("toolset", Toolset.values(), Toolset.CODING),
                model(config.object("model", MODEL_KEYS)),
                harness(config.object("harness", HARNESS_KEYS)),
                rules(config),
                limits(config.raw("limits")),
                config.object("shell", SHELL_KEYS).choice("unsaved", UnsavedPolicy.values(), UnsavedPolicy.WARN),
                log(config.object("log", LOG_KEYS)),
                run(config.object("run", RUN_KEYS)),
                stateDirectory,
                pinned);
    }

    static Mode mode(ConfigObject config, Mode otherwise) throws ConfigException {
        return Mode.named(config.word("mode", Mode.ids(), otherwise.id())).orElse(otherwise);
    }

    static List<Rule> rules(ConfigObject config) throws ConfigException {
        List<Rule> rules = new ArrayList<>();
        for (ConfigObject rule : config.objects("rules", RULE_KEYS)) {
            String tool = rule.required("tool");
            String pattern = rule.required("pattern");
            rule.required("decision");
            String decision = rule.word("decision", DECISIONS, Rule.Decision.ASK.id());
            rules.add(new Rule(tool, pattern, Rule.Decision.values()[DECISIONS.indexOf(decision)]));
        }
        return rules;
    }

    private static Limits limits(ObjectNode limits) throws ConfigException {
        try {
            return Limits.fromJson(limits);
        } catch (IllegalArgumentException e) {
            throw new ConfigException("limits: " + e.getMessage());
        }
    }

    private static ModelSettings model(ConfigObject model) throws ConfigException {
        return new ModelSettings(
                model.text("provider"),
                model.text("baseUrl"),
                model.text("name"),
                model.text("apiKeyEnv"),
                model.text("apiKeyCommand"));
    }

    private static HarnessSettings harness(ConfigObject harness) throws ConfigException {
        return new HarnessSettings(harness.texts("command"), harness.textMap("env"));
    }

    private static LogSettings log(ConfigObject log) throws ConfigException {
        return new LogSettings(log.choice("level", LogLevel.values(), LogLevel.WARNING), log.text("file"));
    }

    private static RunSettings run(ConfigObject run) throws ConfigException {
        List<RunSettings.Repository> repositories = new ArrayList<>();
        for (ConfigObject repository : run.objects("repositories", REPOSITORY_KEYS)) {
            repositories.add(new RunSettings.Repository(repository.required("name"), repository.text("tokenEnv")));
        }
        return new RunSettings(
                run.text("home"),
                run.text("agentId"),
                run.flag("coding", true),
                run.numbers("ports", 1, LARGEST_PORT),
                run.textMap("secrets"),
                repositories,
                run.number("resultMaxBytes", Limit.RESULT_MAX_BYTES.minimum(), Limit.RESULT_MAX_BYTES.hardCap()),
                run.number("toolCallBudget", 1, MOST_TOOL_CALLS),
                run.text("runtimeDir"));
    }
}
