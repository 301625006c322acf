package dev.bufferbridge.samples;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.List;
import java.util.Map;

/** Splits Lua into words, strings (with their quotes) and signs, and checks that what is opened is closed. */
final class LuaTokens {

    private static final Map<String, String> CLOSES = Map.of("(", ")", "{", "}", "[", "]", "function", "end");

    private LuaTokens() {}

    static List<String> of(String text) {
        List<String> tokens = new ArrayList<>();
        int at = 0;
        while (at < text.length()) {
            char next = text.charAt(at);
            if (Character.isWhitespace(next)) {
                at++;
            } else if (text.startsWith("--", at)) {
                at = text.indexOf('\n', at);
            } else if (next == '"') {
                StringBuilder string = new StringBuilder("\"");
                for (at++; text.charAt(at) != '"'; at++) {
                    if (text.charAt(at) == '\\') {
                        at++;
                    }
                    string.append(text.charAt(at));
                }
                at++;
                tokens.add(string.append('"').toString());
            } else if (Character.isJavaIdentifierPart(next)) {
                int start = at;
                while (at < text.length() && Character.isJavaIdentifierPart(text.charAt(at))) {
                    at++;
                }
                tokens.add(text.substring(start, at));
            } else {
                tokens.add(String.valueOf(next));
                at++;
            }
        }
        checkBalance(tokens);
        return tokens;
    }

    private static void checkBalance(List<String> tokens) {
        Deque<String> open = new ArrayDeque<>();
        for (String token : tokens) {
            if (CLOSES.containsKey(token)) {
                open.push(CLOSES.get(token));
            } else if (CLOSES.containsValue(token)
                    && (open.isEmpty() || !open.pop().equals(token))) {
                throw new IllegalStateException("\"" + token + "\" closes nothing");
            }
        }
        if (!open.isEmpty()) {
            throw new IllegalStateException("Not closed: " + open);
        }
    }
}
