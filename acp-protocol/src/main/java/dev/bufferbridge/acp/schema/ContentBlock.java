package dev.bufferbridge.acp.schema;

import com.fasterxml.jackson.databind.node.ObjectNode;
import dev.bufferbridge.acp.json.Extensible;
import dev.bufferbridge.acp.json.Extra;
import dev.bufferbridge.acp.json.RawMember;
import dev.bufferbridge.acp.json.Tag;
import dev.bufferbridge.acp.json.Union;
import org.jspecify.annotations.Nullable;

/** A piece of a prompt, a message or a tool's output. */
@Union("type")
public sealed interface ContentBlock {

    /** A text block without annotations. */
    static ContentBlock text(String text) {
        return new Text(text);
    }

    /** Plain or Markdown text. */
    @Tag("text")
    record Text(String text, @Nullable Annotations annotations, Extra extra) implements ContentBlock, Extensible {
        public Text(String text) {
            this(text, null, Extra.NONE);
        }
    }

    /** An image; {@code data} is Base64. */
    @Tag("image")
    record Image(
            String data,
            String mimeType,
            @Nullable String uri,
            @Nullable Annotations annotations,
            Extra extra) implements ContentBlock, Extensible {
        public Image(String data, String mimeType) {
            this(data, mimeType, null, null, Extra.NONE);
        }
    }

    /** Sound; {@code data} is Base64. */
    @Tag("audio")
    record Audio(String data, String mimeType, @Nullable Annotations annotations, Extra extra)
            implements ContentBlock, Extensible {}

    /** A reference to something the reader can fetch. */
    @Tag("resource_link")
    record ResourceLink(
            String name,
            String uri,
            @Nullable String title,
            @Nullable String description,
            @Nullable String mimeType,
            @Nullable Long size,
            @Nullable Annotations annotations,
            Extra extra)
            implements ContentBlock, Extensible {
        public ResourceLink(String name, String uri) {
            this(name, uri, null, null, null, null, null, Extra.NONE);
        }
    }

    /** A resource with its contents. */
    @Tag("resource")
    record Resource(ResourceContents resource, @Nullable Annotations annotations, Extra extra)
            implements ContentBlock, Extensible {
        public Resource(ResourceContents resource) {
            this(resource, null, Extra.NONE);
        }
    }

    /** A kind this version does not know, kept as it came. */
    record Unknown(ObjectNode raw) implements ContentBlock, RawMember {}
}
