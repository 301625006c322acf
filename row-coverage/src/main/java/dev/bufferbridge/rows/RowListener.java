package dev.bufferbridge.rows;

import java.lang.reflect.Method;
import java.nio.file.Path;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;
import org.junit.platform.engine.TestExecutionResult;
import org.junit.platform.engine.TestSource;
import org.junit.platform.engine.support.descriptor.ClassSource;
import org.junit.platform.engine.support.descriptor.MethodSource;
import org.junit.platform.launcher.TestExecutionListener;
import org.junit.platform.launcher.TestIdentifier;
import org.junit.platform.launcher.TestPlan;

/**
 * Records the rows of every test that ran, was skipped or failed, dynamic and parameterised tests included; a dynamic test may name
 * rows at the end of its title. JUnit finds it by {@code META-INF/services}. It writes to the file named by the system property {@value #FILE} and does nothing without it.
 *
 * <p>When a class fails or is skipped as a whole, its tests that never started are recorded with the outcome of the class.
 */
public final class RowListener implements TestExecutionListener {

    /** System property: the file to write. */
    static final String FILE = "bufferbridge.rows.file";

    /** System property: the name of the Maven module under test. */
    static final String MODULE = "bufferbridge.rows.module";

    private static final Pattern ROWS_IN_TITLE = Pattern.compile("\\[([A-Z]-\\d+(?:, [A-Z]-\\d+)*)]$");

    private final @Nullable RowFile file;
    private final String module;
    private final Set<String> recorded = ConcurrentHashMap.newKeySet();
    private @Nullable TestPlan plan;

    /** Made by JUnit. */
    public RowListener() {
        this(fileOfThisProcess(), System.getProperty(MODULE, ""));
    }

    RowListener(@Nullable RowFile file, String module) {
        this.file = file;
        this.module = module;
    }

    private static @Nullable RowFile fileOfThisProcess() {
        String path = System.getProperty(FILE);
        return path == null ? null : RowFile.ofThisProcess(Path.of(path));
    }

    @Override
    public void testPlanExecutionStarted(TestPlan testPlan) {
        plan = testPlan;
    }

    @Override
    public void executionSkipped(TestIdentifier identifier, String reason) {
        recordWithDescendants(identifier, TestOutcome.SKIPPED);
    }

    @Override
    public void executionFinished(TestIdentifier identifier, TestExecutionResult result) {
        TestOutcome outcome = TestOutcome.of(result);
        if (identifier.isTest()) {
            record(identifier, outcome);
        } else if (outcome != TestOutcome.PASSED) {
            recordWithDescendants(identifier, outcome);
        }
    }

    private void recordWithDescendants(TestIdentifier identifier, TestOutcome outcome) {
        record(identifier, outcome);
        TestPlan known = plan;
        if (known == null) {
            return;
        }
        for (TestIdentifier descendant : known.getDescendants(identifier)) {
            record(descendant, outcome);
        }
    }

    private void record(TestIdentifier identifier, TestOutcome outcome) {
        RowFile target = file;
        Origin origin = originOf(identifier);
        if (target == null || origin == null || !recorded.add(identifier.getUniqueId())) {
            return;
        }
        Set<String> rows = new LinkedHashSet<>(RowAnnotations.of(origin.testClass(), origin.method()));
        rows.addAll(namedInTitle(identifier));
        target.write(rows.stream()
                .map(row -> new ExecutedRow(row, module, origin.name(), outcome))
                .toList());
    }

    /** The rows in brackets at the end of a title, such as {@code 012_crlf [O-026, P-167]}: so dynamic tests over data name their rows. */
    private static List<String> namedInTitle(TestIdentifier identifier) {
        Matcher title = ROWS_IN_TITLE.matcher(identifier.getDisplayName());
        return title.find() ? List.of(title.group(1).split(", ")) : List.of();
    }

    /** Where a test was written; a dynamic test without a source of its own belongs to the method that made it. */
    private @Nullable Origin originOf(TestIdentifier identifier) {
        TestPlan known = plan;
        for (TestIdentifier at = identifier; at != null; at = known == null ? null : parentOf(at, known)) {
            Optional<TestSource> source = at.getSource();
            if (source.isPresent() && source.get() instanceof MethodSource method) {
                return new Origin(method.getJavaClass(), method.getJavaMethod(), method.getMethodName());
            }
            if (source.isPresent() && source.get() instanceof ClassSource type) {
                return new Origin(type.getJavaClass(), null, at.equals(identifier) ? "" : oneLine(identifier));
            }
        }
        return null;
    }

    private static @Nullable TestIdentifier parentOf(TestIdentifier identifier, TestPlan plan) {
        return plan.getParent(identifier).orElse(null);
    }

    private static String oneLine(TestIdentifier identifier) {
        return identifier.getDisplayName().replaceAll("\\s+", " ");
    }

    private record Origin(Class<?> testClass, @Nullable Method method, String member) {

        String name() {
            return member.isEmpty() ? testClass.getName() : testClass.getName() + "#" + member;
        }
    }
}
