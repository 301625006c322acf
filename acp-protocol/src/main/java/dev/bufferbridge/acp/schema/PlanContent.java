package dev.bufferbridge.acp.schema;

import com.fasterxml.jackson.databind.node.ObjectNode;
import dev.bufferbridge.acp.json.Extensible;
import dev.bufferbridge.acp.json.Extra;
import dev.bufferbridge.acp.json.Lenient;
import dev.bufferbridge.acp.json.RawMember;
import dev.bufferbridge.acp.json.Tag;
import dev.bufferbridge.acp.json.Union;
import java.util.List;

/** Unstable: a plan that has an id, as a list, a file or a text. */
@Union("type")
public sealed interface PlanContent {

    /** A list of entries. */
    @Tag("items")
    record Items(String planId, @Lenient List<PlanEntry> entries, Extra extra) implements PlanContent, Extensible {}

    /** A file that holds the plan. */
    @Tag("file")
    record File(String planId, String uri, Extra extra) implements PlanContent, Extensible {}

    /** A Markdown text. */
    @Tag("markdown")
    record Markdown(String planId, String content, Extra extra) implements PlanContent, Extensible {}

    /** A kind this version does not know, kept as it came. */
    record Unknown(ObjectNode raw) implements PlanContent, RawMember {}
}
