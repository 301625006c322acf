package dev.bufferbridge.agent.policy;

import dev.bufferbridge.tools.api.CallPreview;
import dev.bufferbridge.tools.api.ToolDefinition;
import dev.bufferbridge.tools.api.ToolEffect;
import dev.bufferbridge.tools.api.ToolKind;
import dev.bufferbridge.tools.engine.path.Containment;
import dev.bufferbridge.tools.engine.path.DisplayPaths;
import dev.bufferbridge.tools.engine.path.RealPaths;
import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Stream;

/**
 * Judges a planned call by where it reaches and by the user's rules: hidden files, roots, secrets, protected folders. Shared by the policies; looks at
 * the disk each time, since links and ignore files change.
 */
final class CallJudge {

    /** Changing these changes what the agent may do, or what git runs. On some disks they go by any mix of upper and lower case. */
    private static final Set<String> PROTECTED = Set.of(".git", ".bufferbridge", HiddenFiles.IGNORE_FILE);

    private final Containment roots;
    private final Rules rules;
    private final HiddenFiles hidden;
    private final DisplayPaths display;

    private CallJudge(Containment roots, Rules rules, HiddenFiles hidden, DisplayPaths display) {
        this.roots = roots;
        this.rules = rules;
        this.hidden = hidden;
        this.display = display;
    }

    /**
     * @param folders the working directory first, then the other roots; absolute
     * @throws IOException when a root cannot be looked into
     */
    static CallJudge of(List<Path> folders, List<Rule> rules, Path home) throws IOException {
        List<Path> given = folders.stream()
                .map(folder -> folder.toAbsolutePath().normalize())
                .toList();
        List<Path> real = given.stream().map(RealPaths::followOrKeep).toList();
        List<Path> bases = Stream.of(given.get(0), real.get(0)).distinct().toList();
        List<Path> all = Stream.concat(given.stream(), real.stream()).distinct().toList();
        return new CallJudge(
                Containment.of(given),
                Rules.of(rules, bases, home),
                new HiddenFiles(all),
                new DisplayPaths(given.get(0)));
    }

    /** Whether the call changes anything. */
    static boolean mutates(ToolDefinition tool, CallPreview preview) {
        return preview.kind().mutates()
                || preview.kind() == ToolKind.OTHER && tool.effect().kind() != ToolEffect.Kind.NONE;
    }

    /** Why the call is refused in every mode: a path is hidden, or a rule denies it. */
    Optional<String> refusal(ToolDefinition tool, CallPreview preview) {
        List<Rules.Touched> paths = touched(preview);
        for (Rules.Touched path : paths) {
            Optional<String> why = hidden.refusal(path.given()).or(() -> hidden.refusal(path.real()));
            if (why.isPresent()) {
                return Optional.of(display.show(path.given()) + " is " + why.get());
            }
        }
        return rules.restricts(tool.name(), paths, preview.command())
                .filter(rule -> rule.decision() == Rule.Decision.DENY)
                .map(rule -> "refused by a rule of the user (deny " + rule.tool() + " " + rule.pattern()
                        + "); do something else");
    }

    /** What there is to say about a call that {@link #refusal} lets through. */
    Finding judge(ToolDefinition tool, CallPreview preview) {
        List<Rules.Touched> paths = touched(preview);
        Optional<Rule> allowing = rules.allows(tool.name(), paths, preview.command());
        boolean changes = mutates(tool, preview);
        List<String> delicate = new ArrayList<>();
        if (rules.restricts(tool.name(), paths, preview.command()).isPresent()) {
            delicate.add("one of your rules asks about it");
        }
        for (Rules.Touched path : paths) {
            Containment.Place place = roots.locate(path.given());
            if (place instanceof Containment.Place.Unknown unknown) {
                return new Finding.Refused(display.show(path.given()) + " cannot be followed to where it leads ("
                        + unknown.reason() + "); name the real file");
            }
            if (place instanceof Containment.Place.Outside && allowing.isEmpty()) {
                if (changes) {
                    return new Finding.Refused(outside(path));
                }
                delicate.add(display.show(path.real()) + " lies outside the session's folders");
            }
            if (allowing.isEmpty() && isSecret(path)) {
                delicate.add(display.show(path.given()) + " may hold secrets");
            }
            protectedName(path)
                    .filter(name -> changes
                            && !allowing.map(rule -> rule.pattern().contains(name))
                                    .orElse(false))
                    .ifPresent(name -> delicate.add(display.show(path.given()) + " belongs to " + name));
        }
        if (!delicate.isEmpty()) {
            return new Finding.Delicate(String.join("; ", delicate));
        }
        return allowing.isPresent() ? new Finding.Allowed() : new Finding.Ordinary();
    }

    private String outside(Rules.Touched path) {
        String shown = display.show(path.given());
        String leads = path.given().equals(path.real()) ? "" : " (it leads to " + path.real() + ")";
        return shown + " lies outside the session's folders" + leads
                + " and may not be changed; work inside them, or ask the user to allow it with a rule";
    }

    private static boolean isSecret(Rules.Touched path) {
        return SecretPaths.isSecret(path.given()) || SecretPaths.isSecret(path.real());
    }

    private static Optional<String> protectedName(Rules.Touched path) {
        return Stream.of(path.given(), path.real())
                .flatMap(each ->
                        Stream.iterate(each, part -> part != null && part.getFileName() != null, Path::getParent))
                .map(part -> part.getFileName().toString())
                .filter(name -> PROTECTED.contains(name.toLowerCase(Locale.ROOT)))
                .findFirst();
    }

    private static List<Rules.Touched> touched(CallPreview preview) {
        return preview.paths().stream()
                .map(CallPreview.Touched::path)
                .map(path -> new Rules.Touched(path.toAbsolutePath().normalize(), RealPaths.followOrKeep(path)))
                .toList();
    }
}
