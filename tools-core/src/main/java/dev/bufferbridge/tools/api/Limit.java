package dev.bufferbridge.tools.api;

import java.util.Arrays;
import java.util.List;
import java.util.Optional;

/**
 * The table of every bound a host may set: its name in configuration, its default and the value that nobody may pass.
 *
 * <p>Byte counts are binary (KiB, MiB) unless the name of the constant says otherwise. What is not here cannot be configured.
 */
public enum Limit {
    // What a page of text or a command's output shows
    MAX_LINES("maxLines", 2_000, 100_000),
    MAX_BYTES("maxBytes", kib(50), mib(1)),

    // read
    MAX_SCAN_BYTES("maxScanBytes", mib(64), gib(1)),
    /** Decimal by default: 10,000,000. */
    MAX_IMAGE_BYTES("maxImageBytes", 10_000_000, mib(32)),
    MAX_DOCUMENT_BYTES("maxDocumentBytes", mib(32), mib(512)),
    MAX_DOCUMENT_PAGES("maxDocumentPages", 1_000, 10_000),
    MAX_DOCUMENT_TEXT_BYTES("maxDocumentTextBytes", mib(2), mib(64)),

    // write and edit
    MAX_WRITE_BYTES("maxWriteBytes", mib(8), mib(64)),
    MAX_EDIT_TARGET_BYTES("maxEditTargetBytes", mib(8), mib(64)),
    MAX_EDIT_INPUT_BYTES("maxEditInputBytes", mib(2), mib(16)),
    MAX_EDITS("maxEdits", 100, 1_000),

    // the coding shell
    SHELL_TIMEOUT_SECONDS("shellTimeoutSeconds", 600, 3_600),
    MAX_TOTAL_OUTPUT_BYTES("maxTotalOutputBytes", mib(64), gib(1)),

    // listing, globbing and searching
    MAX_DEPTH("maxDepth", 32, 128),
    MAX_ENTRIES("maxEntries", 10_000, 100_000),
    MAX_FILES("maxFiles", 10_000, 100_000),
    MAX_RESULTS("maxResults", 1_000, 10_000),
    MAX_SEARCH_SCAN_BYTES("maxSearchScanBytes", mib(64), gib(1)),
    MAX_SEARCH_FILE_BYTES("maxSearchFileBytes", mib(8), mib(64)),
    MAX_MATCHES("maxMatches", 1_000, 10_000),
    MAX_QUERY_BYTES("maxQueryBytes", 512, kib(4)),
    MAX_SEARCH_LINE_BYTES("maxSearchLineBytes", kib(50), mib(1)),
    SEARCH_CONTEXT("searchContext", 5, 0, 20),
    SEARCH_TIMEOUT_SECONDS("searchTimeoutSeconds", 30, 300),
    MAX_LS_FILES_OUTPUT_BYTES("maxLsFilesOutputBytes", mib(8), mib(64)),
    MAX_DELETE_ENTRIES("maxDeleteEntries", 10_000, 100_000),

    // git
    MAX_GIT_PATHS("maxGitPaths", 1_000, 10_000),
    MAX_GIT_REF_BYTES("maxGitRefBytes", kib(1), kib(4)),
    MAX_GIT_MESSAGE_BYTES("maxGitMessageBytes", kib(64), kib(256)),
    MAX_GIT_OUTPUT_BYTES("maxGitOutputBytes", mib(4), mib(64)),
    MAX_GIT_DIFF_LINES("maxGitDiffLines", 10_000, 100_000),
    MAX_GIT_CHANGED_FILES("maxGitChangedFiles", 1_000, 10_000),
    MAX_GIT_PATCH_BYTES("maxGitPatchBytes", mib(16), mib(64)),
    GIT_TIMEOUT_SECONDS("gitTimeoutSeconds", 120, 600),
    MAX_WORKTREES("maxWorktrees", 4, 16),
    MAX_HANDOFF_BYTES("maxHandoffBytes", kib(256), mib(1)),
    MAX_HANDOFF_COMMITS("maxHandoffCommits", 100, 1_000),

    // named checks
    MAX_CHECK_NAMES("maxCheckNames", 8, 32),
    MAX_CHECK_CONCURRENCY("maxCheckConcurrency", 1, 4),
    CHECK_TIMEOUT_SECONDS("checkTimeoutSeconds", 600, 3_600),
    MAX_CHECK_LINES("maxCheckLines", 2_000, 100_000),
    MAX_CHECK_OUTPUT_BYTES("maxCheckOutputBytes", mib(4), mib(64)),
    MAX_CHECK_SUMMARY_BYTES("maxCheckSummaryBytes", kib(1), kib(8)),

    // plans, checkpoints and questions
    MAX_PLAN_BYTES("maxPlanBytes", kib(256), mib(1)),
    MAX_PLAN_TODOS("maxPlanTodos", 1_000, 10_000),
    MAX_PLAN_TODO_BYTES("maxPlanTodoBytes", 512, kib(4)),
    MAX_CHECKPOINT_BYTES("maxCheckpointBytes", kib(64), kib(512)),
    MAX_ARTIFACT_REFS("maxArtifactRefs", 16, 64),
    MAX_ARTIFACT_BYTES("maxArtifactBytes", mib(256), gib(2)),
    MAX_QUESTION_OPTIONS("maxQuestionOptions", 6, 16),
    MAX_QUESTION_BYTES("maxQuestionBytes", kib(2), kib(8)),

    // lifecycle events and decisions
    MAX_LIFECYCLE_EVENT_BYTES("maxLifecycleEventBytes", kib(16), kib(64)),
    MAX_PENDING_DECISIONS("maxPendingDecisions", 32, 128),
    MAX_STICKY_DECISIONS("maxStickyDecisions", 64, 256),

    // the run tools
    RESULT_MAX_BYTES("resultMaxBytes", 8_192, 1_024, kib(64)),
    RUN_SHELL_TIMEOUT_SECONDS("runShellTimeoutSeconds", 120, 600),
    FILE_READ_LINES("fileReadLines", 200, 500),
    FILE_READ_LINE_CHARS("fileReadLineChars", 400, 400),
    CODE_SEARCH_FILES("codeSearchFiles", 30, 30),
    CODE_SEARCH_LINES("codeSearchLines", 40, 40),
    CODE_SEARCH_MATCHES_PER_FILE("codeSearchMatchesPerFile", 10, 10),
    CODE_SEARCH_LINE_CHARS("codeSearchLineChars", 300, 300),
    CODE_SEARCH_CONTEXT("codeSearchContext", 0, 0, 5),
    CODE_SEARCH_TIMEOUT_SECONDS("codeSearchTimeoutSeconds", 60, 60),
    HELPER_TIMEOUT_SECONDS("helperTimeoutSeconds", 120, 120),
    KEPT_RUN_LOGS("keptRunLogs", 20, 20),

    // the agent
    EDITOR_TIMEOUT_SECONDS("editorTimeoutSeconds", 30, 3_600),
    PERMISSION_TIMEOUT_SECONDS("permissionTimeoutSeconds", 3_600, 86_400),
    MAX_SESSIONS("maxSessions", 32, 128),
    MAX_DIRECTORIES("maxDirectories", 8, 32);

    private final String key;
    private final long defaultValue;
    private final long minimum;
    private final long hardCap;

    Limit(String key, long defaultValue, long hardCap) {
        this(key, defaultValue, 1, hardCap);
    }

    Limit(String key, long defaultValue, long minimum, long hardCap) {
        this.key = key;
        this.defaultValue = defaultValue;
        this.minimum = minimum;
        this.hardCap = hardCap;
    }

    /** The name in configuration, such as {@code maxLines}. */
    public String key() {
        return key;
    }

    public long defaultValue() {
        return defaultValue;
    }

    /** The smallest value: 1, except where nothing at all is a sensible wish. */
    public long minimum() {
        return minimum;
    }

    public long hardCap() {
        return hardCap;
    }

    /** The limit of that name. */
    public static Optional<Limit> named(String key) {
        return Arrays.stream(values()).filter(limit -> limit.key.equals(key)).findFirst();
    }

    /** Every name, in the order of the table. */
    public static List<String> keys() {
        return Arrays.stream(values()).map(Limit::key).toList();
    }

    /**
     * Hands the value back.
     *
     * @throws IllegalArgumentException when out of range; nothing is ever clamped
     */
    public long check(long value) {
        if (value < minimum || value > hardCap) {
            throw refused(Long.toString(value));
        }
        return value;
    }

    IllegalArgumentException refused(String shownValue) {
        return new IllegalArgumentException(
                "%s (%s) must be a whole number between %d and %d".formatted(key, shownValue, minimum, hardCap));
    }

    private static long kib(long count) {
        return count << 10;
    }

    private static long mib(long count) {
        return count << 20;
    }

    private static long gib(long count) {
        return count << 30;
    }
}
