package dev.bufferbridge.agent.config;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.JsonNodeFactory;
import com.fasterxml.jackson.databind.node.ObjectNode;
import dev.bufferbridge.agent.policy.Mode;
import dev.bufferbridge.agent.policy.Rule;
import dev.bufferbridge.tools.api.Limit;
import dev.bufferbridge.tools.api.Limits;
import dev.bufferbridge.tools.api.NearestName;
import dev.bufferbridge.tools.api.WholeNumber;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalLong;

/**
 * Reads a project's own configuration, which came with the project and is not trusted: it may narrow the mode, add ask and deny rules, lower limits and
 * name a model. Everything else in it is ignored with a notice. Used once, by {@link AgentSettings#forProject}.
 */
final class ProjectConfig {

    private static final String FILE = ".bufferbridge/config.json";
    private static final int MOST_NOTICES = 20;

    private final AgentSettings user;
    private final List<String> notices = new ArrayList<>();

    private ProjectConfig(AgentSettings user) {
        this.user = user;
    }

    static ProjectSettings narrow(AgentSettings user, Path folder) {
        ProjectConfig project = new ProjectConfig(user);
        AgentSettings narrowed = project.narrow(project.read(folder.resolve(FILE)));
        return new ProjectSettings(
                narrowed, project.notices.stream().limit(MOST_NOTICES).toList());
    }

    private ObjectNode read(Path file) {
        try {
            Optional<ObjectNode> config = ConfigJson.read(file);
            return config.orElseGet(JsonNodeFactory.instance::objectNode);
        } catch (ConfigException e) {
            notice("the whole file is ignored: it " + e.getMessage());
            return JsonNodeFactory.instance.objectNode();
        }
    }

    private AgentSettings narrow(ObjectNode config) {
        Mode mode = user.mode();
        Mode widest = user.widestMode();
        List<Rule> rules = user.rules();
        Limits limits = user.limits();
        ModelSettings model = user.model();
        for (Map.Entry<String, JsonNode> field : config.properties()) {
            ObjectNode alone = JsonNodeFactory.instance.objectNode();
            alone.set(field.getKey(), field.getValue());
            try {
                ConfigObject one = ConfigObject.of(alone, SettingsReader.KEYS);
                switch (field.getKey()) {
                    case "mode" -> {
                        widest = widest(SettingsReader.mode(one, widest));
                        mode = mode.isWiderThan(widest) ? widest : mode;
                    }
                    case "rules" -> rules = withStricter(rules, readable(one, field.getValue()));
                    case "limits" -> limits = lowered(limits, one.raw("limits"));
                    case "model" -> model = renamed(model, one.object("model", SettingsReader.MODEL_KEYS));
                    default -> notice(field.getKey() + " is ignored: only your own configuration may set it");
                }
            } catch (ConfigException e) {
                notice("ignored: " + e.getMessage());
            }
        }
        return new AgentSettings(
                user.brain(),
                mode,
                widest,
                user.toolset(),
                model,
                user.harness(),
                rules,
                limits,
                user.unsaved(),
                user.log(),
                user.run(),
                user.stateDirectory(),
                user.pinned());
    }

    /** What the project asks for caps the modes, unless the mode was set for this process. */
    private Mode widest(Mode asked) {
        if (user.pinned().contains("mode")) {
            return user.widestMode();
        }
        if (asked.isWiderThan(user.mode())) {
            notice("mode " + asked.id() + " is ignored: a project may only narrow the mode, and yours is "
                    + user.mode().id());
            return user.widestMode();
        }
        return asked;
    }

    /** Each rule by itself: one that is broken must not take those with it that protect something. */
    private List<Rule> readable(ConfigObject all, JsonNode given) throws ConfigException {
        if (!given.isArray()) {
            return SettingsReader.rules(all);
        }
        List<Rule> rules = new ArrayList<>();
        for (int i = 0; i < given.size(); i++) {
            ObjectNode alone = JsonNodeFactory.instance.objectNode();
            alone.putArray("rules").add(given.get(i));
            try {
                rules.addAll(SettingsReader.rules(ConfigObject.of(alone, SettingsReader.KEYS)));
            } catch (ConfigException e) {
                notice("ignored: " + e.getMessage().replace("rules[0]", "rules[" + i + "]"));
            }
        }
        return rules;
    }

    private List<Rule> withStricter(List<Rule> rules, List<Rule> added) {
        List<Rule> all = new ArrayList<>(rules);
        for (Rule rule : added) {
            if (rule.decision() == Rule.Decision.ALLOW) {
                notice("the rule that allows " + rule.tool() + " " + rule.pattern()
                        + " is ignored: a project may only add ask and deny rules");
            } else {
                all.add(rule);
            }
        }
        return all;
    }

    private Limits lowered(Limits limits, ObjectNode asked) {
        Limits.Builder lowered = limits.toBuilder();
        for (Map.Entry<String, JsonNode> field : asked.properties()) {
            Optional<Limit> limit = Limit.named(field.getKey());
            if (limit.isEmpty()) {
                notice("unknown key limits." + field.getKey() + NearestName.hint(field.getKey(), Limit.keys()));
            } else {
                lower(lowered, limits, limit.get(), field.getValue());
            }
        }
        return lowered.build();
    }

    private void lower(Limits.Builder lowered, Limits limits, Limit limit, JsonNode asked) {
        OptionalLong value = WholeNumber.of(asked);
        if (value.isEmpty() || value.getAsLong() < limit.minimum()) {
            notice("limits." + limit.key() + " is ignored: it must be a whole number of at least " + limit.minimum());
        } else if (value.getAsLong() > limits.get(limit)) {
            notice("limits." + limit.key() + " is ignored: a project may only lower it, and yours is "
                    + limits.get(limit));
        } else if (!user.pinned().contains("limits." + limit.key())) {
            lowered.set(limit, value.getAsLong());
        }
    }

    private ModelSettings renamed(ModelSettings model, ConfigObject asked) throws ConfigException {
        for (String key : asked.keys()) {
            if (!key.equals("name")) {
                notice("model." + key + " is ignored: only your own configuration may set it");
            }
        }
        String name = asked.text("name");
        return name == null || user.pinned().contains("model.name") ? model : model.named(name);
    }

    private void notice(String text) {
        notices.add(FILE + ": " + text);
    }
}
