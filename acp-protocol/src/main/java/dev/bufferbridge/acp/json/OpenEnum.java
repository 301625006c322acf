package dev.bufferbridge.acp.json;

/** A string from a set that may grow: a record of one string, with a constant for each value known today. */
public interface OpenEnum {

    /** The string on the wire. */
    String value();
}
