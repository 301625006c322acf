package dev.bufferbridge.agent.session;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.bufferbridge.acp.AcpError;
import dev.bufferbridge.acp.AcpException;
import dev.bufferbridge.rows.Row;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Collections;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

final class SessionRootsTests {

    @TempDir
    Path folder;

    @ParameterizedTest
    @ValueSource(strings = {"x", "", "C:\\p", "/nowhere/at/all", "a\u0000b", "/a\nb", "."})
    @Row("O-124")
    void aFolderThatIsNotAbsoluteAndThereIsRefusedInOneLine(String cwd) {
        AcpException refused = assertThrows(AcpException.class, () -> SessionRoots.of(cwd, List.of(), 8));

        assertEquals(AcpError.INVALID_PARAMS, refused.code());
        assertTrue(refused.error().message().startsWith("cwd must be an absolute path of an existing folder"));
        assertTrue(refused.error().message().chars().noneMatch(Character::isISOControl));
    }

    @Test
    @Row("O-124")
    void aFileIsNoFolder() throws Exception {
        Path file = Files.createFile(folder.resolve("f"));

        assertEquals(
                AcpError.INVALID_PARAMS,
                assertThrows(AcpException.class, () -> SessionRoots.of(file.toString(), List.of(), 8))
                        .code());
    }

    @Test
    @Row("O-129")
    void additionalFoldersAreKeptInOrderAfterTheWorkingDirectory() throws Exception {
        Path second = Files.createDirectory(folder.resolve("second"));
        Path third = Files.createDirectory(folder.resolve("third"));

        SessionRoots roots = SessionRoots.of(folder.toString(), List.of(third.toString(), second.toString()), 8);

        assertEquals(List.of(folder, third, second), roots.all());
    }

    @Test
    void tooManyFoldersAreRefused() {
        List<String> nine = Collections.nCopies(9, folder.toString());

        assertEquals(
                "additionalDirectories has 9 entries; at most 8 are taken",
                assertThrows(AcpException.class, () -> SessionRoots.of(folder.toString(), nine, 8))
                        .getMessage());
    }
}
