package dev.bufferbridge.tools.api;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.nio.file.Path;
import java.util.List;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

final class CallPreviewTests {

    private static final Path FILE = Path.of("/p/a");

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "one two three | one 2 three | zero one two three | zero one 2 three | true",
                "one two three | one 2 three | one two three four | one 2 three four | true",
                "one two three | one 2 three | one two three | one 3 three | false",
                "one two three | one 2 three | one TWO three | one 2 three | false",
                "abc | abxc | zabc | zabxc | true",
                "abc | abxc | abc | abyc | false",
                "abc | ac | zabc | zac | true",
                "abc | ac | abc | ab | false",
                "aaa | aa | aaaa | aaa | true",
            })
    void aDeedIsWhatGoesAndWhatComesWhereverItHappens(
            String old, String after, String laterOld, String laterAfter, boolean same) {
        assertEquals(same, edit(FILE, old, after).sameDeedAs(edit(FILE, laterOld, laterAfter)));
    }

    @Test
    void anotherFileOrOperationOrCommandIsAnotherDeed() {
        assertFalse(edit(FILE, "a", "b").sameDeedAs(edit(Path.of("/p/b"), "a", "b")));
        assertFalse(edit(FILE, "a", "b")
                .sameDeedAs(preview(ToolKind.EDIT, FILE, FileChange.Operation.WRITE, "a", "b", null)));
        assertFalse(edit(FILE, "a", "b")
                .sameDeedAs(preview(ToolKind.WRITE, FILE, FileChange.Operation.EDIT, "a", "b", null)));
        assertFalse(run("make").sameDeedAs(run("make install")));
        assertTrue(run("make").sameDeedAs(run("make")));
    }

    @Test
    void anotherSetOfFilesIsAnotherDeed() {
        CallPreview one = edit(FILE, "a", "b");
        CallPreview none = new CallPreview("Edit", ToolKind.EDIT, one.paths(), List.of(), null);

        assertFalse(one.sameDeedAs(none));
        assertFalse(none.sameDeedAs(new CallPreview("Edit", ToolKind.EDIT, List.of(), List.of(), null)));
    }

    @Test
    void makingAFileIsNotReplacingAnEmptyOneNorIsDeletingEmptyingIt() {
        assertFalse(edit(FILE, null, "b").sameDeedAs(edit(FILE, "", "b")));
        assertFalse(edit(FILE, "a", null).sameDeedAs(edit(FILE, "a", "")));
        assertTrue(edit(FILE, null, "b").sameDeedAs(edit(FILE, null, "b")));
    }

    @Test
    void titleAndLineDoNotCount() {
        CallPreview here =
                new CallPreview("Edit a", ToolKind.EDIT, List.of(new CallPreview.Touched(FILE, 1)), List.of(), null);
        CallPreview there =
                new CallPreview("Edit ./a", ToolKind.EDIT, List.of(new CallPreview.Touched(FILE, 9)), List.of(), null);

        assertTrue(here.sameDeedAs(there));
    }

    private static CallPreview run(String command) {
        return new CallPreview("Run", ToolKind.EXECUTE, List.of(), List.of(), command);
    }

    private static CallPreview edit(Path path, @Nullable String old, @Nullable String after) {
        return preview(ToolKind.EDIT, path, FileChange.Operation.EDIT, old, after, null);
    }

    private static CallPreview preview(
            ToolKind kind,
            Path path,
            FileChange.Operation operation,
            @Nullable String old,
            @Nullable String after,
            @Nullable String command) {
        return new CallPreview(
                "Edit",
                kind,
                List.of(new CallPreview.Touched(path, 1)),
                List.of(new FileChange(path, operation, old, after, 1)),
                command);
    }
}
