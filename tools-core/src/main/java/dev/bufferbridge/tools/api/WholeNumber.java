package dev.bufferbridge.tools.api;

import com.fasterxml.jackson.databind.JsonNode;
import java.math.BigDecimal;
import java.util.OptionalLong;

/** Reads whole numbers from JSON that somebody else wrote: nothing is rounded, parsed from a string or cut to size. */
public final class WholeNumber {

    /** The largest whole number that every JSON implementation holds exactly. */
    public static final long MAX_SAFE = (1L << 53) - 1;

    private WholeNumber() {}

    /** The number, or empty for anything else: fractions, strings, infinities, numbers over {@link #MAX_SAFE}. {@code 3.0} is the number 3. */
    public static OptionalLong of(JsonNode node) {
        if (node.isIntegralNumber()) {
            return node.canConvertToLong() ? safe(node.longValue()) : OptionalLong.empty();
        }
        if (!node.isFloatingPointNumber() || !(Math.abs(node.doubleValue()) <= MAX_SAFE)) {
            return OptionalLong.empty();
        }
        long whole = (long) node.doubleValue();
        boolean exact = node.decimalValue().compareTo(BigDecimal.valueOf(whole)) == 0;
        return exact ? safe(whole) : OptionalLong.empty();
    }

    private static OptionalLong safe(long value) {
        return value >= -MAX_SAFE && value <= MAX_SAFE ? OptionalLong.of(value) : OptionalLong.empty();
    }
}
