package dev.bufferbridge.endtoend;

import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;

/** Where things lie in the checkout under test; what is not there skips the test and says why. */
final class Checkout {

    private static final Path ROOT = Path.of(System.getProperty("bufferbridge.root", ".."))
            .toAbsolutePath()
            .normalize();

    private Checkout() {}

    /** The program that editors launch. */
    static Path launcher() {
        Path launcher = ROOT.resolve("bin").resolve("bufferbridge");
        assumeTrue(Files.isExecutable(launcher) && jarIsBuilt(), "bin/bufferbridge not built");
        return launcher;
    }

    /** A script of the tests, run by the node program of the tests. */
    static List<String> nodeScript(String name) {
        return List.of(
                node().toString(),
                endToEnd().resolve("src/test/node").resolve(name).toString());
    }

    /** The command that runs acpx. */
    static List<String> acpx() {
        return List.of(node().toString(), npm("acpx/dist/cli.js").toString());
    }

    /** The JSON schema of version 1 of the protocol. */
    static Path schema() {
        return npm("@agentclientprotocol/sdk/schema/v1/schema.json");
    }

    /** The node that npm installed for the tests: what is on the PATH may be too old for acpx. */
    private static Path node() {
        npm("acpx/package.json");
        try (Stream<Path> packages = Files.list(endToEnd().resolve("node_modules"))) {
            List<Path> nodes = packages.filter(
                            folder -> folder.getFileName().toString().startsWith("node-"))
                    .map(folder -> folder.resolve("bin").resolve("node"))
                    .filter(Files::isExecutable)
                    .toList();
            assumeTrue(!nodes.isEmpty(), "npm has no node program for this platform");
            return nodes.get(0);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    private static Path npm(String file) {
        Path path = endToEnd().resolve("node_modules").resolve(file);
        assumeTrue(Files.exists(path), "npm packages are not installed; end-to-end/set-up installs them");
        return path;
    }

    private static boolean jarIsBuilt() {
        Path target = ROOT.resolve("distribution").resolve("target");
        if (!Files.isDirectory(target)) {
            return false;
        }
        try (Stream<Path> files = Files.list(target)) {
            return files.anyMatch(file -> file.getFileName().toString().endsWith(".jar"));
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    private static Path endToEnd() {
        return ROOT.resolve("end-to-end");
    }
}
