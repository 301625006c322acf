/**
 * Paths as a brain or a person writes them: expanded, looked up under similar names, judged against the roots after links are followed.
 */
@NullMarked
package dev.bufferbridge.tools.engine.path;

import org.jspecify.annotations.NullMarked;
