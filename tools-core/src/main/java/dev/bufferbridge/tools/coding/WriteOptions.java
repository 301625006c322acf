package dev.bufferbridge.tools.coding;

import dev.bufferbridge.tools.api.Limits;
import dev.bufferbridge.tools.api.ReadLedger;
import dev.bufferbridge.tools.api.TextFiles;
import dev.bufferbridge.tools.engine.disk.DiskTextFiles;

/**
 * How the write and the edit tool work. Immutable; start from {@link #defaults()}.
 *
 * @param ledger what was shown; share it with the read tool
 * @param requireReadBeforeWrite refuse to change an existing file that was never read (rows P-130 to P-133)
 */
public record WriteOptions(TextFiles files, Limits limits, ReadLedger ledger, boolean requireReadBeforeWrite) {

    /** The local disk, the default limits, a ledger of its own, no guard. */
    public static WriteOptions defaults() {
        return new WriteOptions(new DiskTextFiles(), Limits.defaults(), new ReadLedger(), false);
    }

    public WriteOptions withFiles(TextFiles other) {
        return new WriteOptions(other, limits, ledger, requireReadBeforeWrite);
    }

    /** Writes through the host's own backend, and through nothing else. For the write tool. */
    public WriteOptions withOperations(WriteOperations operations) {
        return withFiles(BackendTextFiles.of(operations));
    }

    /** Edits through the host's own backend, and through nothing else. */
    public WriteOptions withOperations(EditOperations operations) {
        return withFiles(BackendTextFiles.of(operations));
    }

    public WriteOptions withLimits(Limits other) {
        return new WriteOptions(files, other, ledger, requireReadBeforeWrite);
    }

    public WriteOptions withLedger(ReadLedger other) {
        return new WriteOptions(files, limits, other, requireReadBeforeWrite);
    }

    public WriteOptions withReadBeforeWrite(boolean required) {
        return new WriteOptions(files, limits, ledger, required);
    }
}
