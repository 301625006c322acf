package dev.bufferbridge.samples;

import dev.bufferbridge.acp.ConnectionOptions;
import dev.bufferbridge.acp.schema.ClientCapabilities;
import dev.bufferbridge.acp.schema.CreateElicitationRequest;
import dev.bufferbridge.acp.schema.CreateElicitationResponse;
import java.nio.file.Path;
import java.time.Duration;
import java.util.Arrays;
import java.util.EnumSet;
import java.util.Set;
import java.util.function.Function;

/**
 * How a headless editor is set up.
 *
 * @param project the folder that is open; sessions work there
 * @param clientName what the editor calls itself
 * @param offers what it advertises; the rest is answered "method not found"
 * @param quirks its habits
 * @param permissions how its person answers
 * @param questions how its person answers elicitations
 * @param autosave whether typing and writes are saved at once
 * @param held methods whose requests stay open until {@link HeldRequests} releases them
 * @param recording whether everything is kept and judged; off for measurements, where memory has to stay flat; then
 *     messages are not rewritten either
 * @param deadline the longest wait for anything
 * @param connection options of the connection
 */
public record EditorSettings(
        Path project,
        String clientName,
        ClientCapabilities offers,
        Set<EditorQuirk> quirks,
        PermissionScript permissions,
        Function<CreateElicitationRequest, CreateElicitationResponse> questions,
        boolean autosave,
        Set<String> held,
        boolean recording,
        Duration deadline,
        ConnectionOptions connection) {

    /** An editor that offers everything, has no quirks, and whose person allows each call once. */
    public static EditorSettings in(Path project) {
        return new EditorSettings(
                project.toAbsolutePath().normalize(),
                "headless-editor",
                EditorOffers.everything(),
                Set.of(),
                PermissionScript.always("allow-once"),
                question -> new CreateElicitationResponse.Decline(),
                false,
                Set.of(),
                true,
                Duration.ofSeconds(20),
                ConnectionOptions.defaults());
    }

    /** With the name, the offers and the habits of a client that was observed. */
    public EditorSettings as(KnownClient client) {
        return new EditorSettings(
                project,
                client.clientName(),
                client.offers(),
                client.quirks(),
                permissions,
                questions,
                autosave,
                held,
                recording,
                deadline,
                connection);
    }

    public EditorSettings withOffers(ClientCapabilities offers) {
        return new EditorSettings(
                project,
                clientName,
                offers,
                quirks,
                permissions,
                questions,
                autosave,
                held,
                recording,
                deadline,
                connection);
    }

    /** With these habits in addition to those it has. */
    public EditorSettings withQuirks(EditorQuirk... more) {
        EnumSet<EditorQuirk> all = EnumSet.noneOf(EditorQuirk.class);
        all.addAll(quirks);
        all.addAll(Arrays.asList(more));
        return new EditorSettings(
                project,
                clientName,
                offers,
                Set.copyOf(all),
                permissions,
                questions,
                autosave,
                held,
                recording,
                deadline,
                connection);
    }

    public EditorSettings withPermissions(PermissionScript permissions) {
        return new EditorSettings(
                project,
                clientName,
                offers,
                quirks,
                permissions,
                questions,
                autosave,
                held,
                recording,
                deadline,
                connection);
    }

    public EditorSettings withQuestions(Function<CreateElicitationRequest, CreateElicitationResponse> questions) {
        return new EditorSettings(
                project,
                clientName,
                offers,
                quirks,
                permissions,
                questions,
                autosave,
                held,
                recording,
                deadline,
                connection);
    }

    public EditorSettings withAutosave() {
        return new EditorSettings(
                project,
                clientName,
                offers,
                quirks,
                permissions,
                questions,
                true,
                held,
                recording,
                deadline,
                connection);
    }

    /** With requests of these methods staying open until the test releases them. */
    public EditorSettings holding(String... methods) {
        return new EditorSettings(
                project,
                clientName,
                offers,
                quirks,
                permissions,
                questions,
                autosave,
                Set.of(methods),
                recording,
                deadline,
                connection);
    }

    /** Keeps nothing beyond the running turn and judges nothing. */
    public EditorSettings withoutRecording() {
        return new EditorSettings(
                project,
                clientName,
                offers,
                quirks,
                permissions,
                questions,
                autosave,
                held,
                false,
                deadline,
                connection);
    }

    public EditorSettings withDeadline(Duration deadline) {
        return new EditorSettings(
                project,
                clientName,
                offers,
                quirks,
                permissions,
                questions,
                autosave,
                held,
                recording,
                deadline,
                connection);
    }

    public EditorSettings withConnection(ConnectionOptions connection) {
        return new EditorSettings(
                project,
                clientName,
                offers,
                quirks,
                permissions,
                questions,
                autosave,
                held,
                recording,
                deadline,
                connection);
    }

    boolean has(EditorQuirk quirk) {
        return quirks.contains(quirk);
    }
}
