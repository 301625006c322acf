package dev.bufferbridge.agent.policy;

import dev.bufferbridge.tools.engine.glob.PathPattern;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Predicate;
import org.jspecify.annotations.Nullable;

/**
 * The rules of a session: which one speaks about a call. Deny wins over ask, ask over allow. A rule that denies or asks speaks already when one of the
 * paths of a call fits it, by the name that was given or by what it leads to; one that allows only when every path, links followed, fits. Immutable.
 */
final class Rules {

    private final List<Compiled> rules;

    private Rules(List<Compiled> rules) {
        this.rules = rules;
    }

    /**
     * @param bases the working directory, as given and with links followed: what relative patterns are relative to
     * @param home what {@code ~/} at the start of a pattern stands for
     */
    static Rules of(List<Rule> rules, List<Path> bases, Path home) {
        return new Rules(rules.stream().map(rule -> compile(rule, bases, home)).toList());
    }

    /** A rule that denies or asks; the sternest there is. */
    Optional<Rule> restricts(String tool, List<Touched> paths, @Nullable String command) {
        return first(Rule.Decision.DENY, tool, rule -> rule.fitsSome(paths, command))
                .or(() -> first(Rule.Decision.ASK, tool, rule -> rule.fitsSome(paths, command)));
    }

    /** A rule that allows the whole call. */
    Optional<Rule> allows(String tool, List<Touched> paths, @Nullable String command) {
        return first(Rule.Decision.ALLOW, tool, rule -> rule.fitsAll(paths, command));
    }

    private Optional<Rule> first(Rule.Decision decision, String tool, Predicate<Compiled> fits) {
        return rules.stream()
                .filter(compiled -> compiled.rule().decision() == decision)
                .filter(compiled -> compiled.isFor(tool))
                .filter(fits)
                .map(Compiled::rule)
                .findFirst();
    }

    private static Compiled compile(Rule rule, List<Path> bases, Path home) {
        List<PathPattern> patterns = new ArrayList<>();
        String pattern = rule.pattern();
        if (pattern.startsWith("/")) {
            patterns.add(PathPattern.of(pattern));
        } else if (pattern.startsWith("~/")) {
            patterns.add(PathPattern.of(literal(home) + pattern.substring(1)));
        } else {
            bases.forEach(base -> patterns.add(PathPattern.of(literal(base) + "/" + pattern)));
        }
        return new Compiled(rule, List.copyOf(patterns));
    }

    /** A path as a pattern for itself. */
    private static String literal(Path path) {
        StringBuilder literal = new StringBuilder();
        for (char character : path.toString().toCharArray()) {
            if ("*?[]\\".indexOf(character) >= 0) {
                literal.append('\\');
            }
            literal.append(character);
        }
        return literal.toString();
    }

    /** A path of a call, as given and with links followed. */
    record Touched(Path given, Path real) {}

    private record Compiled(Rule rule, List<PathPattern> patterns) {

        boolean isFor(String tool) {
            return rule.tool().equals("*") || rule.tool().equals(tool);
        }

        boolean fitsSome(List<Touched> paths, @Nullable String command) {
            return command == null
                    ? paths.stream().anyMatch(path -> fits(path.given()) || fits(path.real()))
                    : CommandPattern.matches(rule.pattern(), command);
        }

        boolean fitsAll(List<Touched> paths, @Nullable String command) {
            return command == null
                    ? !paths.isEmpty() && paths.stream().allMatch(path -> fits(path.real()))
                    : CommandPattern.matchesSafely(rule.pattern(), command);
        }

        private boolean fits(Path path) {
            List<String> names = new ArrayList<>();
            path.forEach(name -> names.add(name.toString()));
            return patterns.stream().anyMatch(pattern -> pattern.matches(names));
        }
    }
}
