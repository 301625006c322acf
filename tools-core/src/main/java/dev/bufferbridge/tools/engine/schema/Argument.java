package dev.bufferbridge.tools.engine.schema;

import java.lang.annotation.Documented;
import java.lang.annotation.ElementType;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.annotation.Target;

/**
 * Describes one component of an argument record. An argument is required unless its type is {@code @Nullable}.
 *
 * <p>The bounds are those that no host can lift; narrower ones from configuration are the tool's to check.
 */
@Documented
@Retention(RetentionPolicy.RUNTIME)
@Target({ElementType.RECORD_COMPONENT, ElementType.FIELD})
public @interface Argument {

    /** For the model: what it means, its unit, its default. */
    String value();

    /** The smallest number. */
    long min() default Long.MIN_VALUE;

    /** The largest number. */
    long max() default Long.MAX_VALUE;

    /** The fewest characters of a string. */
    int minLength() default 0;

    /** The fewest elements of a list. */
    int minItems() default 0;
}
