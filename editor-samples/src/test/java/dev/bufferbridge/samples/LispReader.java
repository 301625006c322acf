package dev.bufferbridge.samples;

import java.util.ArrayList;
import java.util.List;

/** Reads Emacs Lisp as nested lists; strings keep their quotes, so that they differ from symbols. */
final class LispReader {

    private final String text;
    private int at;

    private LispReader(String text) {
        this.text = text;
    }

    /** All forms of a file. Fails when a list or a string is not closed. */
    static List<Object> readAll(String text) {
        LispReader reader = new LispReader(text);
        List<Object> forms = new ArrayList<>();
        for (reader.skipBlanks(); reader.at < text.length(); reader.skipBlanks()) {
            forms.add(reader.form());
        }
        return forms;
    }

    /** Each value that follows the keyword, at any depth. */
    static List<Object> valuesOf(Object form, String keyword) {
        List<Object> found = new ArrayList<>();
        if (form instanceof List<?> list) {
            for (int i = 0; i < list.size(); i++) {
                if (list.get(i).equals(keyword) && i + 1 < list.size()) {
                    found.add(list.get(i + 1));
                }
                found.addAll(valuesOf(list.get(i), keyword));
            }
        }
        return found;
    }

    private Object form() {
        char first = text.charAt(at);
        return switch (first) {
            case '(' -> list();
            case '"' -> string();
            case '\'' -> {
                at++;
                yield List.of("quote", form());
            }
            case ')' -> throw new IllegalStateException("A parenthesis too many at " + at);
            default -> symbol();
        };
    }

    private List<Object> list() {
        int start = at++;
        List<Object> items = new ArrayList<>();
        for (skipBlanks(); at < text.length() && text.charAt(at) != ')'; skipBlanks()) {
            items.add(form());
        }
        if (at >= text.length()) {
            throw new IllegalStateException("The list that begins at " + start + " is not closed");
        }
        at++;
        return items;
    }

    private String string() {
        StringBuilder value = new StringBuilder("\"");
        for (at++; text.charAt(at) != '"'; at++) {
            if (text.charAt(at) == '\\') {
                at++;
            }
            value.append(text.charAt(at));
        }
        at++;
        return value.append('"').toString();
    }

    private String symbol() {
        int start = at;
        while (at < text.length() && " \n\t()\"';".indexOf(text.charAt(at)) < 0) {
            at++;
        }
        return text.substring(start, at);
    }

    private void skipBlanks() {
        while (at < text.length() && (Character.isWhitespace(text.charAt(at)) || text.charAt(at) == ';')) {
            at = text.charAt(at) == ';' ? endOfLine() : at + 1;
        }
    }

    private int endOfLine() {
        int feed = text.indexOf('\n', at);
        return feed < 0 ? text.length() : feed;
    }
}
