package dev.bufferbridge.rows;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assumptions.abort;
import static org.junit.jupiter.api.DynamicTest.dynamicTest;
import static org.junit.platform.engine.discovery.DiscoverySelectors.selectClass;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Assertions;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.Nested;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestFactory;
import org.junit.jupiter.api.condition.EnabledIfSystemProperty;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.junit.platform.launcher.core.LauncherConfig;
import org.junit.platform.launcher.core.LauncherDiscoveryRequestBuilder;
import org.junit.platform.launcher.core.LauncherFactory;

final class RowListenerTests {

    @TempDir
    Path folder;

    @Test
    void rowsOfMethodClassAndSuperclassAreRecorded() throws IOException {
        assertEquals(
                List.of(
                        line("S-001", "Extending#inherited", "passed"),
                        line("S-001", "Extending#overridden", "passed"),
                        line("S-002", "Extending#inherited", "passed"),
                        line("S-003", "Extending#overridden", "passed"),
                        line("S-004", "Extending#overridden", "passed"),
                        line("S-005", "Extending#inherited", "passed"),
                        line("S-005", "Extending#overridden", "passed")),
                recordOf(Extending.class));
    }

    @Test
    void childrenOfFactoriesAndParameterisedTestsAreRecordedUnderTheirMethod() throws IOException {
        assertEquals(
                List.of(
                        line("S-010", "Dynamic#made", "failed"),
                        line("S-010", "Dynamic#made", "passed"),
                        line("S-010", "Dynamic#made", "passed"),
                        line("S-011", "Dynamic#repeated", "passed"),
                        line("S-011", "Dynamic#repeated", "passed"),
                        line("S-011", "Dynamic#repeated", "skipped"),
                        line("S-012", "Dynamic#made", "passed"),
                        line("S-013", "Dynamic#made", "passed")),
                recordOf(Dynamic.class));
    }

    @Test
    void aClassThatIsSkippedSkipsItsTests() throws IOException {
        assertEquals(
                List.of(
                        line("S-020", "Skipped", "skipped"),
                        line("S-020", "Skipped#never", "skipped"),
                        line("S-021", "Skipped#never", "skipped")),
                recordOf(Skipped.class));
    }

    @Test
    void aClassThatCannotBeSetUpFailsItsTests() throws IOException {
        assertEquals(
                List.of(line("S-030", "Broken", "failed"), line("S-030", "Broken#never", "failed")),
                recordOf(Broken.class));
    }

    @Test
    void nestedTestsProveTheRowsAroundThem() throws IOException {
        assertEquals(
                List.of(line("S-040", "Outer$Inner#works", "passed"), line("S-041", "Outer$Inner#works", "passed")),
                recordOf(Outer.class));
    }

    @Test
    void theFirstWriteReplacesAnEarlierRunAndLaterOnesAppend() throws IOException {
        Path file = folder.resolve("rows.tsv");
        Files.writeString(file, "left\tfrom\tan\tearlier run, and longer than what follows\n");
        RowFile rows = new RowFile(file);

        rows.write(List.of(new ExecutedRow("S-1", "m", "a.B#c", TestOutcome.PASSED)));
        rows.write(List.of(new ExecutedRow("S-2", "m", "a.B#d", TestOutcome.FAILED)));

        assertEquals(List.of("S-1\tm\ta.B#c\tpassed", "S-2\tm\ta.B#d\tfailed"), Files.readAllLines(file));
    }

    @Test
    void testsWithoutRowsWriteNothing() throws IOException {
        run(Plain.class);

        assertFalse(Files.exists(folder.resolve("rows.tsv")));
    }

    private List<String> recordOf(Class<?> sample) throws IOException {
        run(sample);
        return Files.readAllLines(folder.resolve("rows.tsv")).stream().sorted().toList();
    }

    private void run(Class<?> sample) {
        LauncherConfig config = LauncherConfig.builder()
                .enableTestExecutionListenerAutoRegistration(false)
                .enableLauncherSessionListenerAutoRegistration(false)
                .addTestExecutionListeners(new RowListener(new RowFile(folder.resolve("rows.tsv")), "sample"))
                .build();
        LauncherFactory.create(config)
                .execute(LauncherDiscoveryRequestBuilder.request()
                        .selectors(selectClass(sample))
                        .build());
    }

    private static String line(String row, String test, String outcome) {
        return row + "\tsample\t" + RowListenerTests.class.getName() + "$" + test + "\t" + outcome;
    }

    @Row("S-005")
    static final class Extending extends SampleContract {

        @Override
        @Test
        @Row("S-004")
        void overridden() {}
    }

    static final class Dynamic {

        @TestFactory
        @Row("S-010")
        Stream<DynamicTest> made() {
            return Stream.of(
                    dynamicTest("good", () -> {}),
                    dynamicTest("good of its own rows [S-012, S-013]", () -> {}),
                    dynamicTest("bad", () -> Assertions.fail("as the sample should")));
        }

        @ParameterizedTest
        @ValueSource(ints = {1, 2, 3})
        @Row("S-011")
        void repeated(int number) {
            if (number == 3) {
                abort("as the sample should");
            }
        }
    }

    @Row("S-020")
    @EnabledIfSystemProperty(named = "a.property.that.nobody.sets", matches = "true")
    static final class Skipped {

        @Test
        @Row("S-021")
        void never() {}
    }

    @Row("S-030")
    static final class Broken {

        @BeforeAll
        static void fail() {
            Assertions.fail("as the sample should");
        }

        @Test
        void never() {}
    }

    @Row("S-040")
    static final class Outer {

        @Nested
        final class Inner {

            @Test
            @Row("S-041")
            void works() {}
        }
    }

    static final class Plain {

        @Test
        void works() {}
    }
}
