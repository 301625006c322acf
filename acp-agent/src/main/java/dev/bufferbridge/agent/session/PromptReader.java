package dev.bufferbridge.agent.session;

import dev.bufferbridge.acp.schema.ContentBlock;
import dev.bufferbridge.acp.schema.ResourceContents;
import dev.bufferbridge.agent.brain.Prompt;
import dev.bufferbridge.tools.api.Cancellation;
import dev.bufferbridge.tools.api.TextFiles;
import dev.bufferbridge.tools.api.TextSnapshot;
import dev.bufferbridge.tools.api.TooLargeException;
import dev.bufferbridge.tools.api.ToolException;
import dev.bufferbridge.tools.engine.path.PathResolver;
import java.io.IOException;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Function;

/**
 * Makes a {@link Prompt} of the blocks an editor sends. Linked files are read through the editor, so that unsaved text counts; whatever cannot be used
 * is named, never dropped in silence (O-160). Bounded: what is over the bounds is named as not used.
 */
final class PromptReader {

    static final int MAX_ATTACHMENTS = 64;
    static final int MAX_FILE_BYTES = 1 << 20;
    static final int MAX_CONTEXT_CHARS = 8 << 20;

    private static final int MAX_NAME_CHARS = 200;

    private final PathResolver paths;
    private final TextFiles files;
    private final Function<Path, Optional<String>> refusal;
    private final List<String> texts = new ArrayList<>();
    private final List<Prompt.Attachment> attachments = new ArrayList<>();
    private final Cancellation cancellation;
    private int contextChars;
    private int surplus;

    private PromptReader(
            PathResolver paths, TextFiles files, Function<Path, Optional<String>> refusal, Cancellation cancellation) {
        this.paths = paths;
        this.files = files;
        this.refusal = refusal;
        this.cancellation = cancellation;
    }

    /**
     * Blocks while linked files are read.
     *
     * @param refusal why a linked file must not be read without asking anybody; empty when it may
     * @throws java.util.concurrent.CancellationException when cancelled
     */
    static Prompt read(
            List<ContentBlock> blocks,
            PathResolver paths,
            TextFiles files,
            Function<Path, Optional<String>> refusal,
            Cancellation cancellation) {
        PromptReader reader = new PromptReader(paths, files, refusal, cancellation);
        blocks.forEach(reader::take);
        return reader.prompt();
    }

    /** What the user typed, without what came with it. */
    static String text(List<ContentBlock> blocks) {
        return String.join(
                "\n",
                blocks.stream()
                        .filter(ContentBlock.Text.class::isInstance)
                        .map(block -> ((ContentBlock.Text) block).text())
                        .toList());
    }

    private Prompt prompt() {
        if (surplus > 0) {
            attachments.add(new Prompt.Unusable(
                    surplus + " more",
                    "at most " + MAX_ATTACHMENTS + " attachments are used; send them in another prompt"));
        }
        return new Prompt(String.join("\n", texts), attachments);
    }

    private void take(ContentBlock block) {
        if (block instanceof ContentBlock.Text text) {
            texts.add(text.text());
        } else if (attachments.size() >= MAX_ATTACHMENTS) {
            surplus++;
        } else {
            attachments.add(attachment(block));
        }
    }

    private Prompt.Attachment attachment(ContentBlock block) {
        if (block instanceof ContentBlock.ResourceLink link) {
            return linked(link);
        }
        if (block instanceof ContentBlock.Resource embedded) {
            return embedded(embedded.resource());
        }
        if (block instanceof ContentBlock.Image image) {
            return unsupported("image", image.mimeType());
        }
        if (block instanceof ContentBlock.Audio audio) {
            return unsupported("audio", audio.mimeType());
        }
        if (block instanceof ContentBlock.Unknown unknown) {
            return unsupported("content", unknown.raw().path("type").asText("unknown"));
        }
        throw new AssertionError(block);
    }

    private static Prompt.Attachment unsupported(String kind, String type) {
        return new Prompt.Unusable(shown(kind + " (" + type + ")"), "this kind is not supported; send text or a file");
    }

    private Prompt.Attachment embedded(ResourceContents contents) {
        if (contents instanceof ResourceContents.Text text) {
            return context(nameOf(text.uri()), text.text());
        }
        if (contents instanceof ResourceContents.Blob blob) {
            return new Prompt.Unusable(nameOf(blob.uri()), "binary content is not supported; send text or a file");
        }
        throw new AssertionError(contents);
    }

    private Prompt.Attachment linked(ContentBlock.ResourceLink link) {
        String name = shown(link.name().isBlank() ? link.uri() : link.name());
        if (!isFile(link.uri())) {
            return new Prompt.Unusable(
                    name, "its address " + shown(link.uri()) + " is no local file; paste the text instead");
        }
        try {
            Path path = paths.resolve(link.uri());
            Optional<String> refused = refusal.apply(path);
            return refused.isPresent() ? new Prompt.Unusable(name, refused.get()) : file(name, path);
        } catch (ToolException e) {
            return new Prompt.Unusable(name, String.valueOf(e.getMessage()));
        }
    }

    private static boolean isFile(String uri) {
        return uri.startsWith("/") || uri.regionMatches(true, 0, "file:", 0, 5);
    }

    private Prompt.Attachment file(String name, Path path) {
        try {
            TextSnapshot snapshot = files.read(path, MAX_FILE_BYTES, cancellation);
            return context(name, snapshot.text());
        } catch (NoSuchFileException e) {
            return new Prompt.Unusable(name, "there is no such file");
        } catch (TooLargeException e) {
            return new Prompt.Unusable(name, "it is over " + MAX_FILE_BYTES + " bytes; read a part of it with /read");
        } catch (IOException e) {
            return new Prompt.Unusable(name, "it could not be read: " + e.getMessage());
        }
    }

    private Prompt.Attachment context(String name, String text) {
        if (text.length() > MAX_CONTEXT_CHARS - contextChars) {
            return new Prompt.Unusable(name, "the attachments are too long together; send it in another prompt");
        }
        contextChars += text.length();
        return new Prompt.Context(name, text);
    }

    private static String nameOf(String uri) {
        String path = uri.split("[?#]", 2)[0];
        String last = path.substring(path.lastIndexOf('/') + 1);
        return shown(last.isEmpty() ? uri : last);
    }

    private static String shown(String name) {
        return Pieces.line(name, MAX_NAME_CHARS);
    }
}
