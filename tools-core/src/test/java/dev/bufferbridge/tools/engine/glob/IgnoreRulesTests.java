package dev.bufferbridge.tools.engine.glob;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.bufferbridge.rows.Row;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

final class IgnoreRulesTests {

    @Row("O-070")
    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "a/*.log        | a/c.log        | true",
                "a/*.log        | a/b/c.log      | false",
                "a/*.log        | b/a/c.log      | false",
                "\\!keep        | !keep          | true",
                "\\#x           | #x             | true",
                "# comment      | '# comment'    | false",
                "*.log          | deep/down/x.log| true",
                "/x.log         | x.log          | true",
                "/x.log         | a/x.log        | false",
                "doc/frotz      | doc/frotz      | true",
                "doc/frotz      | a/doc/frotz    | false",
                "**/foo         | a/b/foo        | true",
                "**/foo         | foo            | true",
                "foo/**         | foo/a/b        | true",
                "foo/**         | foo            | false",
                "a/**/b         | a/b            | true",
                "a/**/b         | a/x/y/b        | true",
                "foo            | foo/inside     | true",
                "fo?            | foo            | true",
                "fo?            | fo/o           | false",
                "f[a-o]o        | foo            | true",
                "f[!a-o]o       | foo            | false",
                "f[]]o          | f]o            | true",
                "f[oo           | f[oo           | true",
                "f\\*o          | f*o            | true",
                "f\\*o          | fxo            | false",
                "'*a*b*c*'      | xxaxxbxxc      | true",
                "'*a*b*c*'      | xxaxxcxxb      | false",
                "ä*             | äöü            | true",
                "?              | 😀             | true",
            })
    void ruleIgnoresAsGitDoes(String rule, String path, boolean ignored) {
        assertEquals(ignored, ignores(rule, path, false));
    }

    @Test
    void lastRuleThatMatchesDecides() {
        assertFalse(ignores("*.log\n!keep.log", "keep.log", false));
        assertTrue(ignores("!keep.log\n*.log", "keep.log", false));
    }

    @Test
    void nothingInAnIgnoredFolderComesBack() {
        assertTrue(ignores("build/\n!build/keep.txt", "build/keep.txt", false));
        assertFalse(ignores("build/*\n!build/keep.txt", "build/keep.txt", false));
    }

    @Test
    void ruleForFoldersLeavesFilesOfThatNameAlone() {
        assertTrue(ignores("out/", "out", true));
        assertFalse(ignores("out/", "out", false));
        assertTrue(ignores("out/", "a/out/b", false));
    }

    @Test
    void blanksAtTheEndAndCarriageReturnsDoNotCount() {
        assertTrue(ignores("\uFEFFsecret.txt   \r\nother\r\n", "secret.txt", false));
        assertTrue(ignores("blank\\ ", "blank ", false));
        assertFalse(ignores("\n  \n", "x", false));
    }

    @Test
    void manyStarsTakeNoExponentialTime() {
        assertFalse(ignores("*a".repeat(200) + "b", "a".repeat(2_000), false));
        assertFalse(ignores("**/x/".repeat(50) + "y", "x/".repeat(500) + "z", false));
    }

    private static boolean ignores(String rules, String path, boolean folder) {
        return IgnoreRules.parse(rules).ignores(List.of(path.split("/")), folder);
    }
}
