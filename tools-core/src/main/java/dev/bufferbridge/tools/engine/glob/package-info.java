/**
 * Patterns for names and paths: shell-like globs, and ignore files in the syntax of {@code .gitignore}. Pure: nothing here touches a file.
 */
@NullMarked
package dev.bufferbridge.tools.engine.glob;

import org.jspecify.annotations.NullMarked;
