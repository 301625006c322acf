package dev.bufferbridge.acp;

import static org.junit.jupiter.api.Assertions.assertEquals;

import com.fasterxml.jackson.databind.node.JsonNodeFactory;
import java.nio.charset.StandardCharsets;
import java.util.List;
import org.eclipse.lsp4j.jsonrpc.messages.NotificationMessage;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

final class JacksonMessageCodecTests {

    private static String encode(String text, boolean asciiOnly) {
        NotificationMessage message = new NotificationMessage();
        message.setMethod("m");
        message.setParams(JsonNodeFactory.instance.textNode(text));
        return new String(new JacksonMessageCodec(1000, asciiOnly).encode(message), StandardCharsets.UTF_8);
    }

    @Test
    void aMessageIsOneLineOfUtf8() {
        assertEquals(
                "{\"jsonrpc\":\"2.0\",\"method\":\"m\",\"params\":\"a\\nb\\rä\u2028🎈\"}\n",
                encode("a\nb\rä\u2028🎈", false));
    }

    @Test
    void everythingBeyondAsciiIsEscapedForPeersThatGarbleIt() {
        assertEquals(
                "{\"jsonrpc\":\"2.0\",\"method\":\"m\",\"params\":\"\\u00E4\\uD83C\\uDF88\"}\n", encode("ä🎈", true));
    }

    @Test
    void halfACharacterIsEscapedBecauseItHasNoUtf8() {
        assertEquals("{\"jsonrpc\":\"2.0\",\"method\":\"m\",\"params\":\"ä\\uD83C\"}\n", encode("ä\uD83C", false));
    }

    @ParameterizedTest
    @ValueSource(ints = {0, 1, 2, 3})
    void charactersOfTwoHalvesSurviveInAnyPlaceAndWhatIsBrokenStaysAsItIs(int shift) {
        String text = "x".repeat(shift) + "🎈\uD83C🎈\uDF88ä".repeat(3_000);
        for (boolean asciiOnly : List.of(true, false)) {
            assertEquals(
                    text, RawPeer.json(encode(text, asciiOnly)).get("params").textValue());
            String name = "x".repeat(shift) + "🎈ä".repeat(3_000);
            NotificationMessage message = new NotificationMessage();
            message.setMethod("m");
            message.setParams(JsonNodeFactory.instance.objectNode().put(name, 1));
            byte[] line = new JacksonMessageCodec(1000, asciiOnly).encode(message);
            assertEquals(
                    name,
                    RawPeer.json(new String(line, StandardCharsets.UTF_8))
                            .get("params")
                            .fieldNames()
                            .next());
        }
    }

    @Test
    void aMessageInALogIsShort() throws MalformedMessageException {
        byte[] line = "{\"id\":1,\"method\":\"m\",\"params\":{\"secret\":1}}".getBytes(StandardCharsets.UTF_8);
        assertEquals(
                "request m 1",
                new JacksonMessageCodec(1000, false)
                        .decode(line, 0, line.length)
                        .toString());
    }
}
