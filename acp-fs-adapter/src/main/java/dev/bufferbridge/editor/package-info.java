/**
 * Where editor and tools meet: the tools' text lives in the editor's buffers, questions go to the person in front of it, and every call is
 * reported as it happens.
 *
 * <p>{@link dev.bufferbridge.editor.EditorWorkspace} is the text seam of an agent, {@link dev.bufferbridge.editor.AcpFilesystemOperations} the
 * strict mapping without a disk behind it. {@link dev.bufferbridge.editor.PermissionGate}, {@link dev.bufferbridge.editor.ToolCallReporter} and
 * {@link dev.bufferbridge.editor.LifecycleReporter} turn what a dispatcher does into messages. Nothing here runs on a protocol's reader thread: all
 * of it may wait for the editor.
 */
@NullMarked
package dev.bufferbridge.editor;

import org.jspecify.annotations.NullMarked;
