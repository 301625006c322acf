package dev.bufferbridge.endtoend;

import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.io.IOException;
import java.io.OutputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;

/** Where things lie in the checkout under test; what is not there skips the test and says why. */
final class Checkout {

    private static final Path ROOT = Path.of(System.getProperty("bufferbridge.root", ".."))
            .toAbsolutePath()
            .normalize();

    private static final boolean SERVES = serves();

    private Checkout() {}

    /** The program that editors launch. */
    static Path launcher() {
        Path launcher = ROOT.resolve("bin").resolve("bufferbridge");
        need(SERVES, "bin/bufferbridge is not built or does not answer; mvn package builds it");
        return launcher;
    }

    /** A file of the checkout, by its path from the root. */
    static Path file(String path) {
        return ROOT.resolve(path);
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
            need(!nodes.isEmpty(), "npm has no node program for this platform");
            return nodes.get(0);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    private static Path npm(String file) {
        Path path = endToEnd().resolve("node_modules").resolve(file);
        need(Files.exists(path), "npm packages are not installed; end-to-end/set-up installs them");
        return path;
    }

    /** Whether the program answers at all: asked once, since the launcher may be there before what it launches. */
    private static boolean serves() {
        Path launcher = ROOT.resolve("bin").resolve("bufferbridge");
        Path jar = ROOT.resolve("distribution").resolve("target").resolve("bufferbridge.jar");
        if (!Files.isExecutable(launcher) || !Files.exists(jar)) {
            return false;
        }
        try {
            Process process = new ProcessBuilder(launcher.toString())
                    .redirectError(ProcessBuilder.Redirect.DISCARD)
                    .start();
            try (OutputStream in = process.getOutputStream()) {
                in.write("{\"jsonrpc\":\"2.0\",\"id\":1,\"method\":\"initialize\",\"params\":{\"protocolVersion\":1}}\n"
                        .getBytes(StandardCharsets.UTF_8));
            }
            return process.getInputStream().read() == '{';
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    /** Skips the test where something is missing, except on continuous integration, which has to have it. */
    private static void need(boolean there, String otherwise) {
        if ("true".equals(System.getenv("CI"))) {
            assertTrue(there, otherwise);
        }
        assumeTrue(there, otherwise);
    }

    private static Path endToEnd() {
        return ROOT.resolve("end-to-end");
    }
}
