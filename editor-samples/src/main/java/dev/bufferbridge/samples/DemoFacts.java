package dev.bufferbridge.samples;

import java.util.List;

/**
 * What happened in the demo, in the words that the page shows.
 *
 * @param before the file and the buffer at the start
 * @param read the tool call that read
 * @param seen the line of the answer that only the buffer had
 * @param edit the tool call that edited
 * @param options what the person was offered
 * @param chosen the option that was chosen
 * @param diff the lines that the diff changes, with {@code -} and {@code +}
 * @param event the lifecycle event
 * @param after the file and the buffer after the edit
 * @param saved the file after the editor has saved
 * @param claims what has to be true
 */
record DemoFacts(
        Texts before,
        Step read,
        String seen,
        Step edit,
        List<String> options,
        String chosen,
        List<String> diff,
        String event,
        Texts after,
        String saved,
        List<DemoClaim> claims) {

    /** A file as the disk has it and as the editor shows it. */
    record Texts(String disk, String buffer) {}

    /** A tool call. */
    record Step(String title, String kind, List<String> statuses) {}
}
