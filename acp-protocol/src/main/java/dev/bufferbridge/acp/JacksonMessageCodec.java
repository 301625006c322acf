package dev.bufferbridge.acp;

import com.fasterxml.jackson.core.JsonFactory;
import com.fasterxml.jackson.core.JsonGenerator;
import com.fasterxml.jackson.core.JsonParser;
import com.fasterxml.jackson.core.StreamReadConstraints;
import com.fasterxml.jackson.core.json.JsonWriteFeature;
import com.fasterxml.jackson.core.util.ByteArrayBuilder;
import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.MissingNode;
import com.fasterxml.jackson.databind.node.NullNode;
import java.io.IOException;
import java.io.UncheckedIOException;
import org.eclipse.lsp4j.jsonrpc.messages.Message;
import org.eclipse.lsp4j.jsonrpc.messages.NotificationMessage;
import org.eclipse.lsp4j.jsonrpc.messages.RequestMessage;
import org.eclipse.lsp4j.jsonrpc.messages.ResponseError;
import org.eclipse.lsp4j.jsonrpc.messages.ResponseMessage;

/**
 * Turns one line into a message of lsp4j and back. Params, results and error data are JSON trees: which records they are
 * is for those who know the method. Unknown keys beside the envelope's own, in any order, are normal.
 */
final class JacksonMessageCodec {

    private static final int MAX_DEPTH = 1000;

    private final JsonFactory factory;
    private final boolean asciiOnly;

    JacksonMessageCodec(int maxLineBytes, boolean asciiOnly) {
        StreamReadConstraints bounds = StreamReadConstraints.builder()
                .maxStringLength(maxLineBytes)
                .maxNestingDepth(MAX_DEPTH)
                .build();
        factory = JsonFactory.builder().streamReadConstraints(bounds).build();
        this.asciiOnly = asciiOnly;
    }

    /** Reads one line. */
    Message decode(byte[] bytes, int from, int to) throws MalformedMessageException {
        JsonNode tree;
        try (JsonParser parser = factory.createParser(bytes, from, to - from)) {
            tree = JsonTrees.read(parser);
        } catch (IOException e) {
            throw new MalformedMessageException(
                    NullNode.instance, AcpError.PARSE_ERROR, "Parse error: the line is not one JSON value in UTF-8");
        }
        if (!tree.isObject()) {
            throw invalid(NullNode.instance, "a message is one JSON object");
        }
        return decode(tree);
    }

    private static Message decode(JsonNode tree) throws MalformedMessageException {
        JsonNode id = tree.path("id");
        JsonNode method = tree.path("method");
        if (!isId(id)) {
            throw invalid(NullNode.instance, "an id is a string, a number or null");
        }
        JsonNode knownId = id.isMissingNode() ? NullNode.instance : id;
        if (!tree.path("jsonrpc").asText("2.0").equals("2.0")) {
            throw invalid(knownId, "jsonrpc is not \"2.0\"");
        }
        if (!method.isMissingNode()) {
            if (!method.isTextual()) {
                throw invalid(knownId, "the method is no string");
            }
            return id.isMissingNode() ? notification(method, tree) : request(id, method, tree);
        }
        if (id.isMissingNode()) {
            throw invalid(NullNode.instance, "there is neither a method nor an id");
        }
        return response(id, tree);
    }

    private static boolean isId(JsonNode id) {
        return id.isMissingNode() || id.isNull() || id.isTextual() || id.isNumber();
    }

    private static MalformedMessageException invalid(JsonNode id, String problem) {
        return new MalformedMessageException(id, AcpError.INVALID_REQUEST, "Invalid request: " + problem);
    }

    private static JsonNode orNull(JsonNode node) {
        return node instanceof MissingNode ? NullNode.instance : node;
    }

    private static Message notification(JsonNode method, JsonNode tree) {
        NotificationMessage message = new NotificationMessage();
        message.setMethod(method.textValue());
        message.setParams(orNull(tree.path("params")));
        return message;
    }

    private static Message request(JsonNode id, JsonNode method, JsonNode tree) {
        return new IncomingRequest(id, method.textValue(), orNull(tree.path("params")));
    }

    /** A message with an id and nothing else is a result whose null was left out, as Lua clients do. */
    private static Message response(JsonNode id, JsonNode tree) {
        ResponseMessage message = new ResponseMessage();
        message.setId(id.canConvertToExactIntegral() ? id.bigIntegerValue().toString() : id.asText());
        JsonNode error = tree.path("error");
        if (error.isMissingNode() || error.isNull()) {
            message.setResult(orNull(tree.path("result")));
        } else {
            message.setError(new ResponseError(
                    error.path("code").asInt(AcpError.INTERNAL_ERROR),
                    error.path("message").asText("The peer sent an error without a message"),
                    error.get("data")));
        }
        return message;
    }

    /** Writes a message as one line, newline included. Half of a surrogate pair, which has no UTF-8, is escaped. */
    byte[] encode(Message message) {
        try (ByteArrayBuilder bytes = new ByteArrayBuilder()) {
            try (JsonGenerator json = factory.createGenerator(bytes)) {
                json.configure(JsonWriteFeature.ESCAPE_NON_ASCII.mappedFeature(), asciiOnly);
                json.configure(JsonGenerator.Feature.COMBINE_UNICODE_SURROGATES_IN_UTF8, !asciiOnly);
                json.writeStartObject();
                json.writeStringField("jsonrpc", "2.0");
                writeBody(json, message);
                json.writeEndObject();
            }
            bytes.append('\n');
            return bytes.toByteArray();
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    private static void writeBody(JsonGenerator json, Message message) throws IOException {
        if (message instanceof RequestMessage request) {
            json.writeNumberField("id", request.getRawId().getRight().longValue());
            json.writeStringField("method", request.getMethod());
            writeTree(json, "params", request.getParams());
        } else if (message instanceof NotificationMessage notification) {
            json.writeStringField("method", notification.getMethod());
            writeTree(json, "params", notification.getParams());
        } else if (message instanceof OutgoingResponse response) {
            writeTree(json, "id", response.exactId());
            if (response.getError() == null) {
                writeTree(json, "result", response.getResult());
            } else {
                writeError(json, response.getError());
            }
        } else {
            throw new IllegalArgumentException("not a message to send: " + message.getClass());
        }
    }

    private static void writeError(JsonGenerator json, ResponseError error) throws IOException {
        json.writeObjectFieldStart("error");
        json.writeNumberField("code", error.getCode());
        json.writeStringField("message", error.getMessage());
        if (error.getData() != null) {
            writeTree(json, "data", error.getData());
        }
        json.writeEndObject();
    }

    private static void writeTree(JsonGenerator json, String name, Object tree) throws IOException {
        json.writeFieldName(name);
        JsonTrees.write(json, (JsonNode) tree);
    }
}
