package dev.bufferbridge.samples;

import com.fasterxml.jackson.databind.JsonNode;
import dev.bufferbridge.acp.schema.PermissionOption;
import dev.bufferbridge.acp.schema.RequestPermissionRequest;
import dev.bufferbridge.acp.schema.ToolCallContent;
import dev.bufferbridge.acp.schema.ToolCallStatus;
import java.io.IOException;
import java.util.List;
import java.util.Objects;

/** Plays the demo: a person with unsaved text lets the agent read it and change it. */
final class DemoStory {

    static final String UNSAVED_LINE = "        return \"Good morning, \" + name;";
    static final String EDITED_LINE = "        return \"Good morning, \" + name + \"!\";";
    static final String READ_PROMPT = "/read " + DemoFolder.FILE;
    static final String EDIT_PROMPT =
            "/replace " + DemoFolder.FILE + "\n```\n" + UNSAVED_LINE + "\n```\n```\n" + EDITED_LINE + "\n```\n";

    private static final String STORED_LINE = "        return \"Hello \" + name;";
    private static final String TYPED = DemoFolder.STORED.replace(STORED_LINE, UNSAVED_LINE);
    private static final String EDITED = TYPED.replace(UNSAVED_LINE, EDITED_LINE);
    private static final String ALLOW = "allow-once";

    /** Opens an editor with an agent behind it. */
    @FunctionalInterface
    interface Opener {
        HeadlessEditor open(EditorSettings settings) throws IOException;
    }

    private final DemoFolder folder;
    private final HeadlessEditor editor;

    private DemoStory(DemoFolder folder, HeadlessEditor editor) {
        this.folder = folder;
        this.editor = editor;
    }

    static DemoFacts play(DemoFolder folder, Opener opener) throws IOException {
        HeadlessEditor editor =
                opener.open(EditorSettings.in(folder.project()).withPermissions(PermissionScript.always(ALLOW)));
        try {
            DemoFacts facts = new DemoStory(folder, editor).play();
            editor.close();
            return facts;
        } finally {
            editor.abandon();
        }
    }

    private DemoFacts play() {
        editor.buffers().open(folder.file());
        editor.buffers().type(folder.file(), TYPED);
        DemoFacts.Texts before = texts();
        EditorSession session = editor.startSession();

        EditorTurn reading = session.prompt(READ_PROMPT);
        EditorTurn editing = session.prompt(EDIT_PROMPT);
        DemoFacts.Texts after = texts();
        editor.buffers().save(folder.file());
        String saved = editor.buffers().diskText(folder.file());

        ToolCallView read = reading.onlyToolCall();
        ToolCallView edit = editing.onlyToolCall();
        String seen = lineOf(read.text() + "\n" + reading.text(), UNSAVED_LINE.strip());
        String event = event();
        List<RequestPermissionRequest> asked = editor.permissions().requests();
        return new DemoFacts(
                before,
                step(read),
                seen,
                step(edit),
                asked.stream()
                        .flatMap(request -> request.options().stream())
                        .map(PermissionOption::name)
                        .toList(),
                chosen(asked),
                diff(edit),
                event,
                after,
                saved,
                List.of(
                        new DemoClaim("The agent read the text that was never saved", !seen.isEmpty()),
                        new DemoClaim(
                                "It asked once, and showed the change, before it did anything", askedWithDiff(asked)),
                        new DemoClaim(
                                "It changed the editor's text, and that line alone",
                                after.buffer().equals(EDITED) && diffIs(edit, TYPED, EDITED)),
                        new DemoClaim(
                                "It left the file on the disk alone",
                                after.disk().equals(DemoFolder.STORED)),
                        new DemoClaim("It told the editor which file has changed", event.startsWith("file_changed ")),
                        new DemoClaim("The file changed when the editor saved it", saved.equals(EDITED))));
    }

    private DemoFacts.Texts texts() {
        return new DemoFacts.Texts(
                editor.buffers().diskText(folder.file()), editor.buffers().text(folder.file()));
    }

    private DemoFacts.Step step(ToolCallView call) {
        return new DemoFacts.Step(
                folder.relative(call.title()),
                call.kind().value(),
                call.statuses().stream().map(ToolCallStatus::value).toList());
    }

    private String event() {
        for (JsonNode params : editor.lifecycle().all()) {
            JsonNode event = params.path("event");
            if (event.path("kind").asText().equals("file_changed")) {
                return "file_changed  " + folder.relative(event.path("path").asText()) + "  by "
                        + event.path("op").asText();
            }
        }
        return "none";
    }

    private static String chosen(List<RequestPermissionRequest> asked) {
        return asked.stream()
                .flatMap(request -> request.options().stream())
                .filter(option -> option.optionId().equals(ALLOW))
                .map(PermissionOption::name)
                .findFirst()
                .orElse("none");
    }

    private boolean askedWithDiff(List<RequestPermissionRequest> asked) {
        return asked.size() == 1
                && Objects.requireNonNullElse(asked.get(0).toolCall().content(), List.<ToolCallContent>of()).stream()
                        .anyMatch(content -> content instanceof ToolCallContent.Diff diff
                                && TYPED.equals(diff.oldText())
                                && EDITED.equals(diff.newText()));
    }

    private boolean diffIs(ToolCallView edit, String old, String fresh) {
        return edit.diffs()
                .equals(List.of(new ToolCallContent.Diff(folder.file().toString(), old, fresh)));
    }

    private static List<String> diff(ToolCallView edit) {
        return edit.diffs().stream()
                .flatMap(diff -> LineDiff.of(Objects.requireNonNullElse(diff.oldText(), ""), diff.newText()).stream())
                .toList();
    }

    private static String lineOf(String text, String wanted) {
        return text.lines().filter(line -> line.contains(wanted)).findFirst().orElse("");
    }
}
