package dev.bufferbridge.cli;

import java.io.PrintStream;
import java.nio.file.Path;
import java.util.List;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;

/** Looks whether everything is in place, says what is wrong and what to do, and makes the class-data archive. */
@Command(
        name = "doctor",
        mixinStandardHelpOptions = true,
        description = "Check this installation and say what is wrong.")
final class DoctorCommand implements Callable<Integer> {

    private final StandardStreams streams;
    private final Installation installation;

    @Mixin
    private SettingsFlags flags = new SettingsFlags();

    DoctorCommand(StandardStreams streams, Installation installation) {
        this.streams = streams;
        this.installation = installation;
    }

    @Override
    public Integer call() {
        Checkup checkup =
                new Checkup(installation, flags.toLaunchFlags(), Path.of("").toAbsolutePath());
        List<Checkup.Point> points = checkup.points();
        PrintStream out = streams.print();
        points.forEach(point -> out.print(point.line() + "\n"));
        out.flush();
        boolean broken = points.stream().anyMatch(point -> point.state() == Checkup.State.BROKEN);
        return broken ? ExitCode.FAILED : ExitCode.DONE;
    }
}
