package dev.bufferbridge.agent.session;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.fasterxml.jackson.databind.node.JsonNodeFactory;
import dev.bufferbridge.acp.json.Extra;
import dev.bufferbridge.acp.schema.ContentBlock;
import dev.bufferbridge.acp.schema.ResourceContents;
import dev.bufferbridge.agent.brain.Prompt;
import dev.bufferbridge.rows.Row;
import dev.bufferbridge.tools.api.Cancellation;
import dev.bufferbridge.tools.engine.path.PathResolver;
import java.nio.file.Path;
import java.util.Collections;
import java.util.List;
import java.util.Optional;
import java.util.function.Function;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

final class PromptReaderTests {

    private final FakeTextFiles files = new FakeTextFiles();
    private Function<Path, Optional<String>> refusal = path -> Optional.empty();

    @Test
    void textBlocksAreOneTextInOrder() {
        assertEquals(
                new Prompt("/read a\n/read b", List.of()),
                read(ContentBlock.text("/read a"), ContentBlock.text("/read b")));
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "file:///p/a%20%C3%A4.txt",
                "file:///p/a ä.txt",
                "file://localhost/p/a%20%c3%a4.txt",
                "FILE:///p/x/../a%20%C3%A4.txt#L10",
                "/p/a ä.txt"
            })
    @Row("O-160")
    void aLinkedFileIsReadAsTheEditorShowsIt(String uri) {
        files.put("/p/a ä.txt", "unsaved\n");

        assertEquals(
                new Prompt("look", List.of(new Prompt.Context("a.txt", "unsaved\n"))),
                read(ContentBlock.text("look"), new ContentBlock.ResourceLink("a.txt", uri)));
    }

    @ParameterizedTest
    @ValueSource(strings = {"zed:///x", "https://example.org/a", "a.txt", ""})
    @Row("O-160")
    void anAddressThatIsNoLocalFileIsNamedWithTheReason(String uri) {
        Prompt.Unusable unusable = (Prompt.Unusable)
                read(new ContentBlock.ResourceLink("x", uri)).attachments().get(0);

        assertEquals("x", unusable.name());
        assertTrue(unusable.reason().contains(uri));
    }

    @Test
    @Row("O-160")
    void aFileThatIsNotThereOrTooLargeIsNamed() {
        files.put("/p/big", "x".repeat(PromptReader.MAX_FILE_BYTES + 1));

        assertEquals(
                List.of(
                        new Prompt.Unusable("gone", "there is no such file"),
                        new Prompt.Unusable("big", "it is over 1048576 bytes; read a part of it with /read")),
                read(link("gone", "file:///p/gone"), link("big", "file:///p/big"))
                        .attachments());
    }

    @Test
    @Row("O-160")
    void aFileThatMayNotBeReadWithoutAskingIsNotRead() {
        files.put("/p/.env", "secret");
        refusal = path -> path.endsWith(".env") ? Optional.of("ask for it with /read") : Optional.empty();

        assertEquals(
                List.of(new Prompt.Unusable(".env", "ask for it with /read")),
                read(link(".env", "file:///p/.env")).attachments());
    }

    @Test
    @Row("O-160")
    void embeddedTextIsUsedAndUnsupportedKindsAreNamed() {
        String reason = "this kind is not supported; send text or a file";

        assertEquals(
                List.of(
                        new Prompt.Context("n.md", "embedded"),
                        new Prompt.Unusable("image (image/png)", reason),
                        new Prompt.Unusable("audio (audio/wav)", reason),
                        new Prompt.Unusable("b.bin", "binary content is not supported; send text or a file"),
                        new Prompt.Unusable("content (hologram)", reason)),
                read(
                                new ContentBlock.Resource(
                                        new ResourceContents.Text("zed:///t/n.md?x=1", "embedded", null)),
                                new ContentBlock.Image("AAAA", "image/png"),
                                new ContentBlock.Audio("AAAA", "audio/wav", null, Extra.NONE),
                                new ContentBlock.Resource(
                                        new ResourceContents.Blob("file:///p/b.bin", "AAAA", null, Extra.NONE)),
                                new ContentBlock.Unknown(
                                        JsonNodeFactory.instance.objectNode().put("type", "hologram")))
                        .attachments());
    }

    @Test
    void tooManyAttachmentsAreCounted() {
        List<ContentBlock> many = Collections.nCopies(
                PromptReader.MAX_ATTACHMENTS + 2,
                new ContentBlock.Resource(new ResourceContents.Text("file:///p/n", "t", null)));

        List<Prompt.Attachment> attachments = read(many).attachments();

        assertEquals(PromptReader.MAX_ATTACHMENTS + 1, attachments.size());
        assertEquals(
                new Prompt.Unusable("2 more", "at most 64 attachments are used; send them in another prompt"),
                attachments.get(PromptReader.MAX_ATTACHMENTS));
    }

    @Test
    void textThatIsTooLongTogetherIsLeftOut() {
        ContentBlock half = new ContentBlock.Resource(
                new ResourceContents.Text("file:///p/n", "t".repeat(PromptReader.MAX_CONTEXT_CHARS / 2 + 1), null));

        assertEquals(
                new Prompt.Unusable("n", "the attachments are too long together; send it in another prompt"),
                read(half, half).attachments().get(1));
    }

    private static ContentBlock link(String name, String uri) {
        return new ContentBlock.ResourceLink(name, uri);
    }

    private Prompt read(ContentBlock... blocks) {
        return read(List.of(blocks));
    }

    private Prompt read(List<ContentBlock> blocks) {
        return PromptReader.read(blocks, PathResolver.of(Path.of("/p")), files, refusal, Cancellation.none());
    }
}
