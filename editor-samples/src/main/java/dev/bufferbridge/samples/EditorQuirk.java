package dev.bufferbridge.samples;

/** A habit of real clients that an agent has to live with. Any set of them may be combined. */
public enum EditorQuirk {
    /** A read gives what the disk has, although the buffer is dirty. */
    READS_DISK,
    /** A read gives the buffer without its last newline. */
    READ_DROPS_FINAL_NEWLINE,
    /** A read that begins after the last line is refused as bad parameters. */
    READ_PAST_END_IS_ERROR,
    /** A page of lines comes without the newline of its last line. */
    PAGE_DROPS_FINAL_NEWLINE,
    /** The person is asked first; the read stays open until the test releases it. */
    ASKS_BEFORE_READ,
    /** A missing file reads as an empty text. */
    MISSING_IS_EMPTY,
    /** A missing file is an internal error whose text alone tells what is wrong. */
    MISSING_IS_GENERIC_ERROR,
    /** Whatever lies outside of the project is "not found", for reading and for writing. */
    OUTSIDE_PROJECT_NOT_FOUND,
    /** Reading is offered and then answered "method not found". */
    READ_METHOD_NOT_FOUND,
    /** Writing is offered and then answered "method not found". */
    WRITE_METHOD_NOT_FOUND,
    /** A write takes the buffer's place and is saved at once. */
    WRITE_SAVES,
    /** A write goes to the disk only; a modified buffer keeps what it had. */
    WRITES_DISK_ONLY,
    /** A write goes to the disk only, and a clean buffer too keeps what it had. */
    WRITES_DISK_BEHIND_BUFFER,
    /** Each write adds a newline at the end. */
    WRITE_APPENDS_NEWLINE,
    /** A write changes what the agent has changed since its last read; what was typed elsewhere meanwhile stays. */
    WRITE_MERGES,
    /** Each write is merged badly: its first word is stored twice. */
    WRITE_DOUBLES_WORDS,
    /** A write is answered with {@code null}, as is whatever else has an empty result. */
    WRITE_ANSWERS_NULL,
    /** A write into a folder that is not there is refused. */
    WRITE_NEEDS_FOLDER,
    /** Saving removes blanks from the ends of lines. */
    FORMATS_ON_SAVE,
    /** Buffers have line feeds only; saving brings the file's own line ends back. */
    BUFFERS_HAVE_LINE_FEEDS,
    /** A clean buffer keeps its text when the file changes on the disk. */
    KEEPS_STALE_BUFFERS,
    /** A permission request that is open at a cancel is never answered. */
    PERMISSION_UNANSWERED_AT_CANCEL,
    /** Requests that are open at a cancel are answered with error -32800. */
    OPEN_REQUESTS_FAIL_AT_CANCEL,
    /** Requests of methods that the client does not know are never answered. */
    UNKNOWN_REQUESTS_UNANSWERED,
    /** Messages have one more key at their root, and {@code jsonrpc} last. */
    ENVELOPE_EXTRAS,
    /** What the agent sends is decoded as ASCII; each byte beyond becomes a question mark. */
    DECODES_ASCII_ONLY,
    /** {@code clientInfo} is put inside {@code clientCapabilities}. */
    CLIENT_INFO_IN_CAPABILITIES
}
