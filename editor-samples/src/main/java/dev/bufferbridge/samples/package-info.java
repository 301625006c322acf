/**
 * A client without a screen, for tests, the demo and benchmarks, and configuration for real editors.
 *
 * <p>{@link dev.bufferbridge.samples.HeadlessEditor} has what matters of an editor: buffers over files, terminals, a
 * person who answers permission requests, and the habits of real clients as {@link dev.bufferbridge.samples.EditorQuirk}.
 * It is stricter than they are: closing it fails when the agent broke a rule of the protocol.
 *
 * <pre>{@code
 * try (HeadlessEditor editor = HeadlessEditor.connect(transport, EditorSettings.in(project))) {
 *     editor.buffers().type(file, "unsaved text\n");
 *     EditorTurn turn = editor.startSession().prompt("/read notes.txt");
 * }
 * }</pre>
 */
@NullMarked
package dev.bufferbridge.samples;

import org.jspecify.annotations.NullMarked;
