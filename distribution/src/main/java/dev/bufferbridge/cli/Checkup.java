package dev.bufferbridge.cli;

import dev.bufferbridge.agent.config.AgentSettings;
import dev.bufferbridge.agent.config.ConfigException;
import dev.bufferbridge.agent.config.DiagnosticsLog;
import dev.bufferbridge.agent.config.LaunchFlags;
import dev.bufferbridge.agent.config.SettingsLoader;
import dev.bufferbridge.agent.config.StateDirectory;
import dev.bufferbridge.samples.EditorConfigurations;
import java.io.File;
import java.io.IOException;
import java.nio.charset.Charset;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;

/** What doctor looks at, point by point. */
final class Checkup {

    private final Installation installation;
    private final LaunchFlags flags;
    private final Path project;
    private final List<Point> points = new ArrayList<>();

    Checkup(Installation installation, LaunchFlags flags, Path project) {
        this.installation = installation;
        this.flags = flags;
        this.project = project;
    }

    /** How a point is. */
    enum State {
        OK,
        NOTE,
        BROKEN
    }

    /**
     * One point.
     *
     * @param what the thing that was looked at
     * @param finding how it is, and what to do
     */
    record Point(State state, String what, String finding) {

        String line() {
            return "%-6s  %-13s  %s".formatted(state.name().toLowerCase(Locale.ROOT), what, finding);
        }
    }

    /** Looks at everything once. */
    List<Point> points() {
        points.clear();
        ok("java", System.getProperty("java.version") + " in " + Installation.javaHome());
        launcher();
        archive();
        locale();
        configuration().ifPresent(settings -> {
            project(settings);
            state(settings);
        });
        program("git", "version control and git-aware listing need it");
        program("rg", "searching does without it");
        ok(
                "editors",
                "bufferbridge editor " + String.join("|", EditorConfigurations.names())
                        + " prints what to put into each");
        return List.copyOf(points);
    }

    private void launcher() {
        installation
                .launcher()
                .ifPresentOrElse(
                        script -> ok("launcher", "your editor launches " + script),
                        () -> note("launcher", "started without it; editors launch bin/bufferbridge by its full path"));
    }

    private void archive() {
        if (installation.archive().isEmpty()) {
            note("archive", "only the launcher uses one");
            return;
        }
        ClassDataArchive archive =
                new ClassDataArchive(installation, installation.archive().get());
        if (archive.isUsable()) {
            ok("archive", archive.file().toString());
            return;
        }
        try {
            archive.make();
            ok("archive", "made " + archive.file());
        } catch (IOException e) {
            note("archive", "none, so the agent starts more slowly: " + e.getMessage());
        }
    }

    private void locale() {
        String encoding = System.getProperty("sun.jnu.encoding", "");
        if (encoding.equalsIgnoreCase("UTF-8")) {
            ok("file names", encoding);
        } else {
            note(
                    "file names",
                    encoding + ": set LC_ALL to a UTF-8 locale, else names that are not " + Charset.forName("US-ASCII")
                            + " cannot be opened");
        }
    }

    private Optional<AgentSettings> configuration() {
        SettingsLoader loader = SettingsLoader.ofProcess();
        try {
            AgentSettings settings = loader.load(flags);
            Optional<Path> file = loader.userFile(flags).filter(Files::exists);
            ok("configuration", file.map(Path::toString).orElse("none; the defaults hold"));
            return Optional.of(settings);
        } catch (ConfigException e) {
            broken("configuration", e.getMessage());
            return Optional.empty();
        }
    }

    private void project(AgentSettings settings) {
        settings.forProject(project).notices().forEach(notice -> note("project", notice));
    }

    private void state(AgentSettings settings) {
        try {
            Path state = StateDirectory.ensure(settings.stateDirectory());
            Files.delete(Files.createTempFile(state, "doctor", ""));
            ok("state", state + " (log: " + DiagnosticsLog.file(settings) + ")");
        } catch (IOException e) {
            broken("state", "cannot write to " + settings.stateDirectory() + "; name another with --state DIR");
        }
    }

    private void program(String name, String use) {
        for (String folder :
                Optional.ofNullable(System.getenv("PATH")).orElse("").split(File.pathSeparator)) {
            Path program = Path.of(folder, name);
            if (Files.isExecutable(program) && !Files.isDirectory(program)) {
                ok(name, program.toString());
                return;
            }
        }
        note(name, "not on PATH; " + use);
    }

    private void ok(String what, String finding) {
        points.add(new Point(State.OK, what, finding));
    }

    private void note(String what, String finding) {
        points.add(new Point(State.NOTE, what, finding));
    }

    private void broken(String what, String finding) {
        points.add(new Point(State.BROKEN, what, finding));
    }
}
