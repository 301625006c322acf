package dev.bufferbridge.samples;

import static dev.bufferbridge.samples.EditorQuirk.BUFFERS_HAVE_LINE_FEEDS;
import static dev.bufferbridge.samples.EditorQuirk.CLIENT_INFO_IN_CAPABILITIES;
import static dev.bufferbridge.samples.EditorQuirk.DECODES_ASCII_ONLY;
import static dev.bufferbridge.samples.EditorQuirk.ENVELOPE_EXTRAS;
import static dev.bufferbridge.samples.EditorQuirk.FORMATS_ON_SAVE;
import static dev.bufferbridge.samples.EditorQuirk.KEEPS_STALE_BUFFERS;
import static dev.bufferbridge.samples.EditorQuirk.MISSING_IS_EMPTY;
import static dev.bufferbridge.samples.EditorQuirk.MISSING_IS_GENERIC_ERROR;
import static dev.bufferbridge.samples.EditorQuirk.OPEN_REQUESTS_FAIL_AT_CANCEL;
import static dev.bufferbridge.samples.EditorQuirk.OUTSIDE_PROJECT_NOT_FOUND;
import static dev.bufferbridge.samples.EditorQuirk.PAGE_DROPS_FINAL_NEWLINE;
import static dev.bufferbridge.samples.EditorQuirk.PERMISSION_UNANSWERED_AT_CANCEL;
import static dev.bufferbridge.samples.EditorQuirk.READS_DISK;
import static dev.bufferbridge.samples.EditorQuirk.READ_DROPS_FINAL_NEWLINE;
import static dev.bufferbridge.samples.EditorQuirk.READ_PAST_END_IS_ERROR;
import static dev.bufferbridge.samples.EditorQuirk.UNKNOWN_REQUESTS_UNANSWERED;
import static dev.bufferbridge.samples.EditorQuirk.WRITES_DISK_BEHIND_BUFFER;
import static dev.bufferbridge.samples.EditorQuirk.WRITES_DISK_ONLY;
import static dev.bufferbridge.samples.EditorQuirk.WRITE_ANSWERS_NULL;
import static dev.bufferbridge.samples.EditorQuirk.WRITE_APPENDS_NEWLINE;
import static dev.bufferbridge.samples.EditorQuirk.WRITE_MERGES;
import static dev.bufferbridge.samples.EditorQuirk.WRITE_SAVES;

import dev.bufferbridge.acp.schema.ClientCapabilities;
import java.util.EnumSet;
import java.util.Set;

/** Clients whose behaviour was observed, as sets of quirks. {@code docs/editors.md} tells what that means to a user. */
public enum KnownClient {
    ZED(
            "zed",
            EditorOffers.everything(),
            EnumSet.of(
                    OUTSIDE_PROJECT_NOT_FOUND,
                    READ_PAST_END_IS_ERROR,
                    WRITE_MERGES,
                    WRITE_SAVES,
                    FORMATS_ON_SAVE,
                    BUFFERS_HAVE_LINE_FEEDS,
                    KEEPS_STALE_BUFFERS)),
    CODE_COMPANION(
            "CodeCompanion.nvim",
            EditorOffers.files(true, true),
            EnumSet.of(
                    READS_DISK,
                    MISSING_IS_EMPTY,
                    PAGE_DROPS_FINAL_NEWLINE,
                    WRITE_SAVES,
                    WRITE_APPENDS_NEWLINE,
                    WRITE_ANSWERS_NULL,
                    UNKNOWN_REQUESTS_UNANSWERED)),
    AGENTIC_NVIM(
            "Agentic.nvim",
            EditorOffers.files(true, true),
            EnumSet.of(
                    READ_DROPS_FINAL_NEWLINE,
                    WRITES_DISK_ONLY,
                    PERMISSION_UNANSWERED_AT_CANCEL,
                    CLIENT_INFO_IN_CAPABILITIES)),
    ACPX(
            "acpx",
            EditorOffers.filesAndTerminal(),
            EnumSet.of(READS_DISK, WRITES_DISK_ONLY, OPEN_REQUESTS_FAIL_AT_CANCEL)),
    AGENT_SHELL(
            "agent-shell",
            EditorOffers.files(true, true),
            EnumSet.of(WRITE_SAVES, WRITE_ANSWERS_NULL, MISSING_IS_GENERIC_ERROR)),
    VSCODE_ACP("vscode-acp", EditorOffers.files(true, true), EnumSet.of(WRITES_DISK_BEHIND_BUFFER)),
    JAVA_SDK("java-sdk", EditorOffers.files(true, true), EnumSet.of(DECODES_ASCII_ONLY)),
    KOTLIN_SDK("kotlin-sdk", EditorOffers.files(true, true), EnumSet.of(ENVELOPE_EXTRAS));

    private final String clientName;
    private final ClientCapabilities offers;
    private final Set<EditorQuirk> quirks;

    KnownClient(String clientName, ClientCapabilities offers, Set<EditorQuirk> quirks) {
        this.clientName = clientName;
        this.offers = offers;
        this.quirks = Set.copyOf(quirks);
    }

    /** The name it gives itself in {@code initialize}. */
    public String clientName() {
        return clientName;
    }

    /** What it advertises. */
    public ClientCapabilities offers() {
        return offers;
    }

    public Set<EditorQuirk> quirks() {
        return quirks;
    }
}
