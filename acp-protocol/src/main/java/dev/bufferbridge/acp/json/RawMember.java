package dev.bufferbridge.acp.json;

import com.fasterxml.jackson.databind.node.ObjectNode;

/** A union's member of a kind that is not known here, kept whole. */
public interface RawMember {

    /** The object as it came, discriminator included. */
    ObjectNode raw();
}
