package dev.bufferbridge.cli;

import java.util.Optional;
import picocli.CommandLine.IVersionProvider;

/** The version of the jar this runs from. */
final class ProgramVersion implements IVersionProvider {

    @Override
    public String[] getVersion() {
        String version = Optional.ofNullable(Main.class.getPackage().getImplementationVersion())
                .orElse("unpackaged");
        return new String[] {"bufferbridge " + version};
    }
}
