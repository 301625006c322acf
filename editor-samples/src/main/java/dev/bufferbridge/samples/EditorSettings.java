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
import java.util.function.Consumer;
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
        return with(draft -> {
            draft.clientName = client.clientName();
            draft.offers = client.offers();
            draft.quirks = client.quirks();
        });
    }

    public EditorSettings withOffers(ClientCapabilities offers) {
        return with(draft -> draft.offers = offers);
    }

    /** With these habits in addition to those it has. */
    public EditorSettings withQuirks(EditorQuirk... more) {
        EnumSet<EditorQuirk> all = EnumSet.noneOf(EditorQuirk.class);
        all.addAll(quirks);
        all.addAll(Arrays.asList(more));
        return with(draft -> draft.quirks = Set.copyOf(all));
    }

    public EditorSettings withPermissions(PermissionScript permissions) {
        return with(draft -> draft.permissions = permissions);
    }

    public EditorSettings withQuestions(Function<CreateElicitationRequest, CreateElicitationResponse> questions) {
        return with(draft -> draft.questions = questions);
    }

    public EditorSettings withAutosave() {
        return with(draft -> draft.autosave = true);
    }

    /** With requests of these methods staying open until the test releases them. */
    public EditorSettings holding(String... methods) {
        return with(draft -> draft.held = Set.of(methods));
    }

    /** Keeps nothing beyond the running turn and judges nothing. */
    public EditorSettings withoutRecording() {
        return with(draft -> draft.recording = false);
    }

    public EditorSettings withDeadline(Duration deadline) {
        return with(draft -> draft.deadline = deadline);
    }

    public EditorSettings withConnection(ConnectionOptions connection) {
        return with(draft -> draft.connection = connection);
    }

    boolean has(EditorQuirk quirk) {
        return quirks.contains(quirk);
    }

    private EditorSettings with(Consumer<Draft> change) {
        Draft draft = new Draft(this);
        change.accept(draft);
        return draft.settings();
    }

    /** A copy under way, so that a change names what it changes and nothing else. */
    private static final class Draft {

        private final Path project;
        private String clientName;
        private ClientCapabilities offers;
        private Set<EditorQuirk> quirks;
        private PermissionScript permissions;
        private Function<CreateElicitationRequest, CreateElicitationResponse> questions;
        private boolean autosave;
        private Set<String> held;
        private boolean recording;
        private Duration deadline;
        private ConnectionOptions connection;

        Draft(EditorSettings from) {
            project = from.project;
            clientName = from.clientName;
            offers = from.offers;
            quirks = from.quirks;
            permissions = from.permissions;
            questions = from.questions;
            autosave = from.autosave;
            held = from.held;
            recording = from.recording;
            deadline = from.deadline;
            connection = from.connection;
        }

        EditorSettings settings() {
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
    }
}
