package dev.bufferbridge.tools.coding;

import dev.bufferbridge.tools.api.FileFacts;
import dev.bufferbridge.tools.api.ReadLedger;
import dev.bufferbridge.tools.api.TextFiles;
import dev.bufferbridge.tools.api.TextSnapshot;
import dev.bufferbridge.tools.api.ToolContext;
import dev.bufferbridge.tools.api.ToolException;
import dev.bufferbridge.tools.engine.path.RealPaths;
import java.io.IOException;
import java.nio.file.Path;
import org.jspecify.annotations.Nullable;

/** The file that one call of write or edit is about: what is there, and whether the brain knows it. */
final class TargetFile {

    private final Path path;
    private final String shown;
    private final WriteOptions options;
    private final ToolContext context;
    private final Path realWhenPlanned;

    TargetFile(Path path, String shown, WriteOptions options, ToolContext context) {
        this.path = path;
        this.shown = shown;
        this.options = options;
        this.context = context;
        this.realWhenPlanned = RealPaths.followOrKeep(path);
    }

    Path path() {
        return path;
    }

    String shown() {
        return shown;
    }

    FileFacts facts() throws ToolException {
        try {
            return options.files().facts(path, context.cancellation());
        } catch (IOException e) {
            throw FileFaults.of(shown, e);
        }
    }

    /** What is there now, or null where nothing is. */
    @Nullable
    TextSnapshot current(long maxBytes) throws ToolException {
        FileFacts facts = facts();
        if (facts.type() == FileFacts.Type.MISSING) {
            return null;
        }
        FileFaults.requireFile(shown, facts);
        try {
            return options.files().read(path, maxBytes, context.cancellation());
        } catch (IOException e) {
            throw FileFaults.of(shown, e);
        }
    }

    /** The guard of rows P-131 to P-133; an empty file has nothing to lose (O-017). */
    void requireRead(TextSnapshot present, boolean forced) throws ToolException {
        boolean unread = !options.ledger().hasSeen(key());
        if (options.requireReadBeforeWrite()
                && unread
                && !forced
                && !present.text().isEmpty()) {
            throw ToolException.failed(
                    shown + " exists and was not read yet. Nothing was changed; read it first, then try again.");
        }
    }

    /** Refuses to overwrite what the brain has not seen because it changed after the brain read it (O-001). */
    void requireFresh(TextSnapshot present) throws ToolException {
        if (options.ledger().freshness(key(), present.version()) == ReadLedger.Freshness.STALE) {
            throw stale();
        }
    }

    ToolException stale() {
        return ToolException.failed(
                shown
                        + " has changed since you read it. Nothing was changed; read it again, then write with those changes kept, or use edit.");
    }

    /** Writes where the call was planned to write: what was judged must not have become a link to another place (O-059). */
    TextFiles.WriteOutcome replace(@Nullable TextSnapshot expected, String text) throws ToolException {
        if (!key().equals(realWhenPlanned)) {
            throw ToolException.failed(
                    shown
                            + " leads to another place than when this call was planned. Nothing was changed; look at the path, then try again.");
        }
        TextFiles.Expected condition =
                expected == null ? new TextFiles.Expected.Absent() : new TextFiles.Expected.Version(expected.version());
        try {
            return options.files().replace(path, condition, text, context.cancellation());
        } catch (IOException e) {
            throw FileFaults.of(shown, e);
        }
    }

    /** What is stored now counts as seen: the brain wrote it whole. */
    void rememberWhole(TextFiles.WriteOutcome.Written written) {
        options.ledger().recordWhole(key(), written.after().version());
    }

    /** What is stored now counts as seen, unless the edit was made on a text that had changed since it was read: the brain has not seen that change yet. */
    void rememberEdited(TextFiles.WriteOutcome.Written written) {
        @Nullable TextSnapshot before = written.before();
        boolean unseenChange =
                before != null && options.ledger().freshness(key(), before.version()) == ReadLedger.Freshness.STALE;
        if (!unseenChange) {
            options.ledger().recordWhole(key(), written.after().version());
        }
    }

    private Path key() {
        return RealPaths.followOrKeep(path);
    }
}
