/**
 * Text without files: encodings, line endings, pages, and the planning of edits. Nothing here touches a disk or an editor.
 *
 * <p>Tools and the file backends use it; hosts do not.
 */
@NullMarked
package dev.bufferbridge.tools.engine.text;

import org.jspecify.annotations.NullMarked;
