package dev.bufferbridge.tools.api;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.core.json.JsonReadFeature;
import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.json.JsonMapper;
import dev.bufferbridge.rows.Row;
import java.util.Set;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.EnumSource;
import org.junit.jupiter.params.provider.ValueSource;

@Row({"P-015", "P-016"})
final class LimitsTests {

    private static final JsonMapper JSON = JsonMapper.builder()
            .enable(JsonReadFeature.ALLOW_NON_NUMERIC_NUMBERS)
            .build();

    @ParameterizedTest
    @EnumSource
    void everyLimitTakesItsEndsAndNothingBeyond(Limit limit) {
        assertEquals(limit.hardCap(), set(limit, limit.hardCap()).get(limit));
        assertEquals(limit.minimum(), set(limit, limit.minimum()).get(limit));
        assertEquals(limit.defaultValue(), Limits.defaults().get(limit));
        for (long wrong : new long[] {limit.hardCap() + 1, limit.minimum() - 1, -1, Long.MIN_VALUE, Long.MAX_VALUE}) {
            assertThrows(IllegalArgumentException.class, () -> set(limit, wrong));
        }
    }

    @Test
    void zeroIsAWishForContextOnly() {
        assertEquals(0, set(Limit.SEARCH_CONTEXT, 0).get(Limit.SEARCH_CONTEXT));
        assertEquals(
                "maxLines (0) must be a whole number between 1 and 100000",
                assertThrows(IllegalArgumentException.class, () -> set(Limit.MAX_LINES, 0))
                        .getMessage());
    }

    @ParameterizedTest
    @CsvSource({
        "maxLines, 2000, 100000",
        "maxBytes, 51200, 1048576",
        "maxScanBytes, 67108864, 1073741824",
        "maxImageBytes, 10000000, 33554432",
        "maxWriteBytes, 8388608, 67108864",
        "maxEditTargetBytes, 8388608, 67108864",
        "maxEditInputBytes, 2097152, 16777216",
        "maxEdits, 100, 1000",
        "shellTimeoutSeconds, 600, 3600",
        "maxTotalOutputBytes, 67108864, 1073741824",
        "maxDepth, 32, 128",
        "maxEntries, 10000, 100000",
        "maxFiles, 10000, 100000",
        "maxResults, 1000, 10000",
        "maxSearchScanBytes, 67108864, 1073741824",
        "maxSearchFileBytes, 8388608, 67108864",
        "maxMatches, 1000, 10000",
        "maxQueryBytes, 512, 4096",
        "maxSearchLineBytes, 51200, 1048576",
        "searchContext, 5, 20",
        "searchTimeoutSeconds, 30, 300",
        "maxGitPaths, 1000, 10000",
        "maxGitRefBytes, 1024, 4096",
        "maxGitMessageBytes, 65536, 262144",
        "maxGitOutputBytes, 4194304, 67108864",
        "maxGitDiffLines, 10000, 100000",
        "maxGitChangedFiles, 1000, 10000",
        "maxGitPatchBytes, 16777216, 67108864",
        "maxWorktrees, 4, 16",
        "maxCheckNames, 8, 32",
        "maxCheckConcurrency, 1, 4",
        "checkTimeoutSeconds, 600, 3600",
        "maxCheckLines, 2000, 100000",
        "maxCheckOutputBytes, 4194304, 67108864",
        "maxHandoffBytes, 262144, 1048576",
        "maxHandoffCommits, 100, 1000",
        "maxPlanBytes, 262144, 1048576",
        "maxPlanTodos, 1000, 10000",
        "maxPlanTodoBytes, 512, 4096",
        "maxCheckpointBytes, 65536, 524288",
        "maxArtifactRefs, 16, 64",
        "maxArtifactBytes, 268435456, 2147483648",
        "maxCheckSummaryBytes, 1024, 8192",
        "editorTimeoutSeconds, 30, 3600",
        "permissionTimeoutSeconds, 3600, 86400",
    })
    void theTableIsTheDocuments(String key, long defaultValue, long hardCap) {
        Limit limit = Limit.named(key).orElseThrow();

        assertEquals(defaultValue, limit.defaultValue());
        assertEquals(hardCap, limit.hardCap());
    }

    @Test
    void namesAreUnique() {
        assertEquals(Limit.values().length, Set.copyOf(Limit.keys()).size());
    }

    @Test
    void jsonSetsLimitsByName() {
        Limits limits = Limits.fromJson(json("{\"maxLines\":500,\"searchContext\":0,\"maxBytes\":1024.0}"));

        assertEquals(
                Limits.builder()
                        .set(Limit.MAX_LINES, 500)
                        .set("searchContext", 0)
                        .set(Limit.MAX_BYTES, 1_024)
                        .build(),
                limits);
        assertEquals(1_024, limits.getInt(Limit.MAX_BYTES));
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "0",
                "-1",
                "1.5",
                "\"5\"",
                "true",
                "null",
                "[]",
                "{}",
                "NaN",
                "Infinity",
                "-Infinity",
                "1e400",
                "100001",
                "9007199254740993",
                "99999999999999999999"
            })
    void jsonValuesThatAreNoWholeNumberInRangeAreRefused(String value) {
        JsonNode object = json("{\"maxLines\":" + value + "}");

        String message = assertThrows(IllegalArgumentException.class, () -> Limits.fromJson(object))
                .getMessage();

        assertTrue(message.startsWith("maxLines ("), message);
        assertTrue(message.endsWith(") must be a whole number between 1 and 100000"), message);
    }

    @Test
    void anUnknownNameIsRefusedAndTheNearestNamed() {
        assertEquals(
                "unknown limit maxline; did you mean maxLines?",
                assertThrows(IllegalArgumentException.class, () -> Limits.fromJson(json("{\"maxline\":5}")))
                        .getMessage());
        assertEquals(
                "unknown limit somethingElse",
                assertThrows(IllegalArgumentException.class, () -> Limits.fromJson(json("{\"somethingElse\":5}")))
                        .getMessage());
    }

    @ParameterizedTest
    @ValueSource(strings = {"[]", "5", "null", "\"maxLines\""})
    void onlyAnObjectIsATableOfLimits(String text) {
        assertThrows(IllegalArgumentException.class, () -> Limits.fromJson(json(text)));
    }

    @Test
    void aCopyKeepsWhatWasChosen() {
        Limits copy =
                set(Limit.MAX_LINES, 7).toBuilder().set(Limit.MAX_BYTES, 9).build();

        assertEquals(7, copy.get(Limit.MAX_LINES));
        assertEquals(9, copy.get(Limit.MAX_BYTES));
    }

    private static Limits set(Limit limit, long value) {
        return Limits.builder().set(limit, value).build();
    }

    private static JsonNode json(String text) {
        try {
            return JSON.readTree(text);
        } catch (JsonProcessingException e) {
            throw new AssertionError(text, e);
        }
    }
}
