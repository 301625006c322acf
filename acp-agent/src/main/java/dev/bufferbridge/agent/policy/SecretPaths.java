package dev.bufferbridge.agent.policy;

import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Locale;
import java.util.Set;
import java.util.regex.Pattern;

/** Knows the files that usually hold secrets. Names are compared without regard to case. */
public final class SecretPaths {

    private static final Set<String> NAMES = Set.of(
            ".netrc",
            "_netrc",
            ".git-credentials",
            ".npmrc",
            ".pypirc",
            ".pgpass",
            ".htpasswd",
            ".vault-token",
            "credentials.json",
            "secrets.json");
    private static final Set<String> ENDINGS =
            Set.of(".pem", ".key", ".p12", ".pfx", ".jks", ".keystore", ".kdbx", ".ppk");
    private static final Set<String> FOLDERS = Set.of(".ssh", ".gnupg", ".aws");
    private static final int MAX_GIT_CONFIG = 1 << 16;

    /** A web address with a user in it, any address with a password in it, or a setting that carries one. */
    private static final Pattern CREDENTIALS = Pattern.compile(
            "https?://[^/\\s]*@|://[^/\\s:@]+:[^/\\s@]+@|extraheader|password|token", Pattern.CASE_INSENSITIVE);

    private SecretPaths() {}

    /** Whether the file is to be taken for a secret. Looks into a {@code .git/config}, which is one only when it holds credentials. */
    public static boolean isSecret(Path path) {
        Path last = path.getFileName();
        if (last == null) {
            return false;
        }
        String name = last.toString().toLowerCase(Locale.ROOT);
        return name.startsWith(".env")
                || name.startsWith("id_") && !name.endsWith(".pub")
                || NAMES.contains(name)
                || ENDINGS.stream().anyMatch(name::endsWith)
                || liesInSecretFolder(path)
                || name.equals("config") && isGitConfigWithCredentials(path);
    }

    private static boolean liesInSecretFolder(Path path) {
        for (Path part : path) {
            if (FOLDERS.contains(part.toString().toLowerCase(Locale.ROOT))) {
                return true;
            }
        }
        return false;
    }

    private static boolean isGitConfigWithCredentials(Path path) {
        Path folder = path.getParent();
        if (folder == null || !folder.toString().toLowerCase(Locale.ROOT).endsWith(".git")) {
            return false;
        }
        if (!Files.isRegularFile(path)) {
            return Files.exists(path);
        }
        try (InputStream in = Files.newInputStream(path)) {
            byte[] start = in.readNBytes(MAX_GIT_CONFIG);
            String text = new String(start, StandardCharsets.ISO_8859_1);
            return start.length == MAX_GIT_CONFIG || CREDENTIALS.matcher(text).find();
        } catch (IOException unreadable) {
            return Files.exists(path);
        }
    }
}
