package dev.bufferbridge.acp.schema;

import dev.bufferbridge.acp.json.OpenEnum;

/** Unstable: the wire format of a model provider; an open set. */
public record LlmProtocol(String value) implements OpenEnum {
    public static final LlmProtocol ANTHROPIC = new LlmProtocol("anthropic");
    public static final LlmProtocol OPENAI = new LlmProtocol("openai");
    public static final LlmProtocol AZURE = new LlmProtocol("azure");
    public static final LlmProtocol VERTEX = new LlmProtocol("vertex");
    public static final LlmProtocol BEDROCK = new LlmProtocol("bedrock");
}
