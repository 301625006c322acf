package dev.bufferbridge.rows;

import java.lang.annotation.Documented;
import java.lang.annotation.ElementType;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.annotation.Target;

/**
 * Names the rows of the specification that a test proves, such as {@code @Row("P-117")} or {@code @Row({"O-026", "P-167"})}.
 *
 * <p>On a class it counts for every test method of that class. A row counts as proved only when the test ran and passed.
 */
@Documented
@Retention(RetentionPolicy.RUNTIME)
@Target({ElementType.METHOD, ElementType.TYPE})
public @interface Row {

    /** Row ids: G-, P-, L- for features and limits, A- for settled questions, O- for public reports, C- and H- for clients, T- for conformance checks. */
    String[] value();
}
