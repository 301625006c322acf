package dev.bufferbridge.agent.policy;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

final class SecretPathsTests {

    @ParameterizedTest
    @ValueSource(
            strings = {
                "/p/.env",
                "/p/.env.production",
                "/p/.ENV",
                "/p/.envrc",
                "/p/server.pem",
                "/p/Server.PEM",
                "/home/u/.ssh/id_ed25519",
                "/home/u/.ssh/known_hosts",
                "/p/id_rsa",
                "/home/u/.netrc",
                "/home/u/.aws/credentials",
                "/p/release.jks"
            })
    void usualPlacesOfSecretsAreKnown(String path) {
        assertTrue(SecretPaths.isSecret(Path.of(path)));
    }

    @ParameterizedTest
    @ValueSource(
            strings = {"/", "/p/env", "/p/environment.md", "/p/pem", "/p/id_rsa.pub", "/p/ssh/readme", "/p/config"})
    void otherFilesAreNot(String path) {
        assertFalse(SecretPaths.isSecret(Path.of(path)));
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "url = https://example.org/a.git          | false",
                "url = git@example.org:a/b.git            | false",
                "url = ssh://git@example.org/a.git        | false",
                "url = https://user:pass@example.org/a    | true",
                "url = https://ghp_abc@example.org/a      | true",
                "url = ssh://u:pw@example.org/a           | true",
                "extraheader = AUTHORIZATION: basic abc   | true",
            })
    void gitConfigIsASecretOnlyWithCredentials(String line, boolean secret, @TempDir Path folder) throws IOException {
        Path config = Files.createDirectory(folder.resolve(".git")).resolve("config");
        Files.writeString(config, "[remote \"origin\"]\n\t" + line + "\n");
        assertEquals(secret, SecretPaths.isSecret(config));
    }

    @Test
    void gitConfigThatIsNotThereIsNone(@TempDir Path folder) {
        assertFalse(SecretPaths.isSecret(folder.resolve(".git/config")));
    }
}
