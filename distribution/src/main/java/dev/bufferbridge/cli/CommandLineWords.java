package dev.bufferbridge.cli;

import dev.bufferbridge.agent.config.LaunchFlags;
import dev.bufferbridge.tools.api.NearestName;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/**
 * The command line, told apart without help: the agent's flags, which may stand before or after the subcommand, and everything else, which the
 * subcommand reads itself. Serving goes no further than this.
 *
 * @param subcommand null for none
 * @param rest what follows the subcommand, without the agent's flags; empty for serving
 */
record CommandLineWords(@Nullable String subcommand, LaunchFlags flags, List<String> rest) {

    static final List<String> FLAGS = List.of("--brain", "--mode", "--toolset", "--state", "--config");
    private static final String AGENT = "agent";

    /** @throws UsageException for serving only: an unknown flag, a flag without its value, a word too many */
    static CommandLineWords parse(List<String> args) throws UsageException {
        Map<String, String> values = new HashMap<>();
        int next = takeFlags(args, 0, values);
        if (next == args.size()) {
            return new CommandLineWords(null, flags(values), List.of());
        }
        String word = args.get(next);
        if (word.startsWith("-") && !isHelp(word)) {
            throw unknownFlag(word);
        }
        List<String> after = args.subList(next + 1, args.size());
        if (!word.equals(AGENT)) {
            return new CommandLineWords(word, flags(values), List.copyOf(after));
        }
        int left = takeFlags(after, 0, values);
        if (left < after.size() && isHelp(after.get(left))) {
            return new CommandLineWords("--help", flags(values), List.of());
        }
        if (left < after.size()) {
            throw after.get(left).startsWith("-")
                    ? unknownFlag(after.get(left))
                    : new UsageException("agent takes flags only, not " + after.get(left));
        }
        return new CommandLineWords(AGENT, flags(values), List.of());
    }

    /** Whether this asks to serve an editor. */
    boolean serves() {
        return subcommand == null || subcommand.equals(AGENT);
    }

    /** The flags as words again, for a subcommand that knows them. */
    List<String> flagWords() {
        List<String> words = new ArrayList<>();
        add(words, "--brain", flags.brain());
        add(words, "--mode", flags.mode());
        add(words, "--toolset", flags.toolset());
        add(words, "--state", flags.state());
        add(words, "--config", flags.config());
        return words;
    }

    private static void add(List<String> words, String flag, @Nullable String value) {
        if (value != null) {
            words.add(flag);
            words.add(value);
        }
    }

    /** Takes flags from {@code start} on, {@code --mode ask} or {@code --mode=ask}; hands back where something else stands. */
    private static int takeFlags(List<String> args, int start, Map<String, String> values) throws UsageException {
        int at = start;
        while (at < args.size()) {
            String arg = args.get(at);
            int equals = arg.indexOf('=');
            String name = equals < 0 ? arg : arg.substring(0, equals);
            if (!FLAGS.contains(name)) {
                return at;
            }
            if (equals < 0 && at + 1 == args.size()) {
                throw new UsageException(name + " needs a value");
            }
            String value = equals < 0 ? args.get(at + 1) : arg.substring(equals + 1);
            if (value.isEmpty() || equals < 0 && value.startsWith("--")) {
                throw new UsageException(name + " needs a value");
            }
            values.put(name, value);
            at += equals < 0 ? 2 : 1;
        }
        return at;
    }

    private static LaunchFlags flags(Map<String, String> values) {
        return new LaunchFlags(
                values.get("--brain"),
                values.get("--mode"),
                values.get("--toolset"),
                values.get("--state"),
                values.get("--config"));
    }

    private static boolean isHelp(String word) {
        return word.equals("--help") || word.equals("-h") || word.equals("--version") || word.equals("-V");
    }

    private static UsageException unknownFlag(String word) {
        return new UsageException("unknown flag " + word + NearestName.hint(word, FLAGS));
    }
}
