/**
 * Text files on the local disk: bounded reads, pages without loading the file, and replacement that is all or nothing.
 *
 * <p>{@link dev.bufferbridge.tools.engine.disk.DiskTextFiles} is what tools use where no editor is attached.
 */
@NullMarked
package dev.bufferbridge.tools.engine.disk;

import org.jspecify.annotations.NullMarked;
