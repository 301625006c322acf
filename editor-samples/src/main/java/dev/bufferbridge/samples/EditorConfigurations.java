package dev.bufferbridge.samples;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/**
 * Ready configuration for real editors, from the files under {@code config/}. Each starts the launcher by its absolute
 * path and needs neither arguments nor environment.
 */
public final class EditorConfigurations {

    /** Stands for the launcher in the files. */
    static final String PLACEHOLDER = "/absolute/path/to/bin/bufferbridge";

    private static final Map<String, Template> TEMPLATES = templates();

    private EditorConfigurations() {}

    /**
     * A file for one editor.
     *
     * @param resource its name under {@code config/}
     * @param goesInto where a user puts it
     */
    private record Template(String resource, String goesInto) {}

    private static Map<String, Template> templates() {
        Map<String, Template> all = new LinkedHashMap<>();
        all.put("zed", new Template("zed-settings.json", "~/.config/zed/settings.json"));
        all.put("jetbrains", new Template("jetbrains-acp.json", "~/.jetbrains/acp.json"));
        all.put(
                "neovim",
                new Template("neovim-codecompanion.lua", "your Neovim configuration, with CodeCompanion.nvim"));
        all.put("emacs", new Template("emacs-agent-shell.el", "your Emacs init file, with agent-shell"));
        all.put("acpx", new Template("acpx-config.json", "~/.acpx/config.json"));
        return all;
    }

    /** The editors there is a configuration for: zed, jetbrains, neovim, emacs, acpx. */
    public static List<String> names() {
        return List.copyOf(TEMPLATES.keySet());
    }

    /**
     * The configuration that lets an editor start the launcher.
     *
     * @param name one of {@link #names}
     * @param launcher absolute path of the launcher, written into the text as its language wants it
     * @throws IllegalArgumentException when there is no such editor or the path is not absolute; the message tells a user
     *     what to do
     */
    public static String render(String name, Path launcher) {
        if (!launcher.isAbsolute()) {
            throw new IllegalArgumentException("The launcher's path has to be absolute: " + launcher);
        }
        return text(template(name).resource()).replace(PLACEHOLDER, quoted(launcher.toString()));
    }

    /**
     * Where the configuration goes, as a few words for a user.
     *
     * @throws IllegalArgumentException when there is no such editor
     */
    public static String goesInto(String name) {
        return template(name).goesInto();
    }

    private static Template template(String name) {
        Template template = TEMPLATES.get(name);
        if (template == null) {
            throw new IllegalArgumentException(
                    "There is no editor \"" + name + "\"; choose one of " + String.join(", ", names()));
        }
        return template;
    }

    /** Inside of double quotes JSON, Lua and Emacs Lisp agree on these escapes. */
    private static String quoted(String path) {
        if (path.chars().anyMatch(Character::isISOControl)) {
            throw new IllegalArgumentException(
                    "The launcher's path has a control character in it; move bufferbridge to another folder");
        }
        return path.replace("\\", "\\\\").replace("\"", "\\\"");
    }

    private static String text(String resource) {
        try (InputStream stream = EditorConfigurations.class.getResourceAsStream("config/" + resource)) {
            if (stream == null) {
                throw new IllegalStateException("The program lacks its own file config/" + resource);
            }
            return new String(stream.readAllBytes(), StandardCharsets.UTF_8);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }
}
