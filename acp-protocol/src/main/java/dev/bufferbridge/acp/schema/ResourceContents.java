package dev.bufferbridge.acp.schema;

import dev.bufferbridge.acp.json.Extensible;
import dev.bufferbridge.acp.json.Extra;
import dev.bufferbridge.acp.json.Key;
import dev.bufferbridge.acp.json.Union;
import org.jspecify.annotations.Nullable;

/** The contents of an embedded resource, told apart by whether {@code text} or {@code blob} is there. */
@Union("")
public sealed interface ResourceContents {

    /** A text. */
    @Key("text")
    record Text(String uri, String text, @Nullable String mimeType, Extra extra)
            implements ResourceContents, Extensible {
        public Text(String uri, String text, @Nullable String mimeType) {
            this(uri, text, mimeType, Extra.NONE);
        }
    }

    /** Bytes, in Base64. */
    @Key("blob")
    record Blob(String uri, String blob, @Nullable String mimeType, Extra extra)
            implements ResourceContents, Extensible {}
}
