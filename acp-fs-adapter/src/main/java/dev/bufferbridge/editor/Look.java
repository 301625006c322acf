package dev.bufferbridge.editor;

import java.util.List;

/** Who has the say over a file's text at one moment. Used only by EditorWorkspace and its parts. */
sealed interface Look {

    /** The editor shows it. */
    record Shown(FileView view) implements Look {}

    /** Nothing is there, neither in the editor nor on the disk. */
    record Missing() implements Look {}

    /**
     * The disk has it.
     *
     * @param notices why, where the brain should know
     */
    record OnDisk(Why why, List<String> notices) implements Look {

        static OnDisk quietly(Why why) {
            return new OnDisk(why, List.of());
        }
    }

    /** Why the disk has the say. */
    enum Why {
        /** The editor cannot be asked for text. */
        NOT_ASKED,
        /** A folder, a special file, an image or another binary file. */
        NOT_TEXT,
        /** The editor gives an error for a file that exists: it lies outside the editor's project. */
        NOT_OPENED,
        /** The whole text would be too much to send. */
        TOO_LARGE
    }
}
