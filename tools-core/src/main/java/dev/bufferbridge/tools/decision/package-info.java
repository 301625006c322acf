/**
 * Decisions that wait for a person while a run goes on or rests: what is pending, batches of answers, and what was allowed or rejected for the rest of
 * the run (contracts.md 1.7). A host that asks one question at a time and waits for it needs only {@code PermissionPrompt}.
 */
@NullMarked
package dev.bufferbridge.tools.decision;

import org.jspecify.annotations.NullMarked;
