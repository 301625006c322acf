package dev.bufferbridge.agent.config;

import org.jspecify.annotations.Nullable;

/**
 * How to reach a language model; null where nothing was said.
 *
 * @param provider such as {@code openai}, {@code anthropic}, {@code gemini}
 * @param baseUrl where it answers, for servers other than the provider's own
 * @param name the model
 * @param apiKeyEnv the environment variable that holds the key
 * @param apiKeyCommand a command that prints the key
 */
public record ModelSettings(
        @Nullable String provider,
        @Nullable String baseUrl,
        @Nullable String name,
        @Nullable String apiKeyEnv,
        @Nullable String apiKeyCommand) {

    static ModelSettings none() {
        return new ModelSettings(null, null, null, null, null);
    }

    ModelSettings named(String newName) {
        return new ModelSettings(provider, baseUrl, newName, apiKeyEnv, apiKeyCommand);
    }
}
