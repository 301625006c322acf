package dev.bufferbridge.acp;

import com.fasterxml.jackson.databind.node.NullNode;
import java.io.IOException;
import org.eclipse.lsp4j.jsonrpc.MessageConsumer;
import org.eclipse.lsp4j.jsonrpc.messages.ResponseError;

/** Reads lines and hands on their messages until the stream ends. A line that is no message is answered, and that is all. */
final class NdjsonProducer {

    private final LineFramer lines;
    private final JacksonMessageCodec codec;
    private final MessageConsumer answers;
    private final ConnectionOptions options;

    NdjsonProducer(LineFramer lines, JacksonMessageCodec codec, MessageConsumer answers, ConnectionOptions options) {
        this.lines = lines;
        this.codec = codec;
        this.answers = answers;
        this.options = options;
    }

    /** Returns at the end of the stream. */
    void listen(MessageConsumer consumer) throws IOException {
        for (LineFramer.Line line = lines.next(); line != null; line = lines.next()) {
            handle(line, consumer);
        }
    }

    /** Nothing that one message does ends the loop, not even an {@link Error} such as too deep a recursion. */
    private void handle(LineFramer.Line line, MessageConsumer consumer) {
        try {
            if (line.tooLong()) {
                throw new MalformedMessageException(
                        NullNode.instance,
                        AcpError.INVALID_REQUEST,
                        "Invalid request: the line is longer than " + options.maxLineBytes() + " bytes");
            }
            consumer.consume(codec.decode(line.bytes(), line.from(), line.to()));
        } catch (MalformedMessageException e) {
            OutgoingResponse answer = new OutgoingResponse(e.id());
            answer.setError(new ResponseError(e.code(), e.getMessage(), null));
            answers.consume(answer);
        } catch (Throwable e) {
            options.diagnostics().report("A message could not be handled", e);
        }
    }
}
