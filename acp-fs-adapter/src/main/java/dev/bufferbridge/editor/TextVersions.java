package dev.bufferbridge.editor;

import dev.bufferbridge.tools.api.TextSnapshot;
import dev.bufferbridge.tools.api.TextVersion;
import java.lang.ref.SoftReference;
import java.nio.charset.StandardCharsets;
import org.jspecify.annotations.Nullable;

/**
 * Versions of texts without hashing the same large text again and again: the last one is kept, softly, and the disk's serves where its bytes are the same.
 * Safe for use by several threads.
 */
final class TextVersions {

    private volatile @Nullable Kept last;

    TextVersion of(String text, @Nullable TextSnapshot stored) {
        if (stored != null && isStoredAs(text, stored)) {
            return stored.version();
        }
        Kept known = last;
        if (known != null && text.equals(known.text.get())) {
            return known.version;
        }
        TextVersion version = TextVersion.of(text);
        last = new Kept(new SoftReference<>(text), version);
        return version;
    }

    private static boolean isStoredAs(String text, TextSnapshot stored) {
        return !stored.format().bom()
                && !stored.format().lossy()
                && stored.format().charset().equals(StandardCharsets.UTF_8)
                && text.equals(stored.text());
    }

    private record Kept(SoftReference<String> text, TextVersion version) {}
}
