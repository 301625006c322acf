package dev.bufferbridge.tools.coding;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.json.JsonMapper;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;

/**
 * One folder of {@code edit/}: {@code before/} holds the file, {@code edits.json} the edits, {@code after/} the file afterwards (nothing when it must stay as
 * it is), {@code outcome.txt} what the tool says, {@code rows.txt} the rows that the case proves.
 */
record EditCase(Path folder) {

    private static final JsonMapper JSON = new JsonMapper();

    /** All cases in the order of their numbers; two with the same number are an error. */
    static List<EditCase> in(Path folder) throws IOException {
        try (Stream<Path> folders = Files.list(folder)) {
            List<EditCase> cases = folders.sorted().map(EditCase::new).toList();
            long numbers = cases.stream().map(EditCase::number).distinct().count();
            if (numbers != cases.size()) {
                throw new IllegalStateException("two edit cases have the same number in " + folder);
            }
            return cases;
        }
    }

    String number() {
        return name().substring(0, 3);
    }

    String name() {
        return folder.getFileName().toString();
    }

    /** The name of the test; what stands in brackets is recorded as proved rows. */
    String title() throws IOException {
        return name() + " [" + String.join(", ", rows()) + "]";
    }

    private List<String> rows() throws IOException {
        return List.of(read("rows.txt").strip().split("\\s+"));
    }

    JsonNode edits() throws IOException {
        return JSON.readTree(read("edits.json"));
    }

    String outcome() throws IOException {
        return read("outcome.txt").stripTrailing();
    }

    Path before() throws IOException {
        return only("before");
    }

    /** What the file must be afterwards, byte for byte. */
    byte[] after() throws IOException {
        return Files.readAllBytes(isRefused() ? before() : only("after"));
    }

    boolean isRefused() {
        return !Files.isDirectory(folder.resolve("after"));
    }

    private Path only(String side) throws IOException {
        try (Stream<Path> files = Files.list(folder.resolve(side))) {
            List<Path> found = files.toList();
            if (found.size() != 1) {
                throw new IllegalStateException(folder + "/" + side + " must hold one file");
            }
            return found.get(0);
        }
    }

    private String read(String name) throws IOException {
        return Files.readString(folder.resolve(name));
    }
}
