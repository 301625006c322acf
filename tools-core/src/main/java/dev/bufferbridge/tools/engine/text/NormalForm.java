package dev.bufferbridge.tools.engine.text;

import java.text.Normalizer;

/** Makes the forms in which edits are matched, with the way back to the original. Linear in the text. */
final class NormalForm {

    private NormalForm() {}

    /** CRLF and lone CR become LF. */
    static TextView lineFeeds(String original) {
        if (original.indexOf('\r') < 0) {
            return TextView.same(original);
        }
        TextView.Builder view = new TextView.Builder(original.length());
        for (int i = 0; i < original.length(); i++) {
            char character = original.charAt(i);
            if (character != '\r') {
                view.add(character, i, i + 1);
            } else if (i + 1 < original.length() && original.charAt(i + 1) == '\n') {
                view.add('\n', i, i + 2);
                i++;
            } else {
                view.add('\n', i, i + 1);
            }
        }
        return view.build();
    }

    /** The normal form of contracts.md 1b: NFKC, no blanks at line ends, plain quotes, dashes and spaces. */
    static TextView folded(TextView lines) {
        String text = lines.form();
        TextView.Builder view = new TextView.Builder(text.length());
        int i = 0;
        while (i < text.length()) {
            int next = clusterEnd(text, i);
            int start = lines.start(i);
            int end = lines.end(next - 1);
            if (next - i == 1 && text.charAt(i) < 0x80) {
                addFolded(view, text.charAt(i), start, end);
            } else {
                String composed = Normalizer.normalize(text.substring(i, next), Normalizer.Form.NFKC);
                for (int k = 0; k < composed.length(); k++) {
                    addFolded(view, composed.charAt(k), start, end);
                }
            }
            i = next;
        }
        dropBlanksAtEnd(view);
        return view.build();
    }

    /** A folded form in which every run of spaces and tabs is one space. */
    static TextView blankRuns(TextView folded) {
        String text = folded.form();
        TextView.Builder view = new TextView.Builder(text.length());
        for (int i = 0; i < text.length(); i++) {
            char character = text.charAt(i);
            boolean blank = character == ' ' || character == '\t';
            if (blank && view.length() > 0 && i > 0 && isBlank(text.charAt(i - 1))) {
                view.extendLast(folded.end(i));
            } else {
                view.add(blank ? ' ' : character, folded.start(i), folded.end(i));
            }
        }
        return view.build();
    }

    private static void addFolded(TextView.Builder view, char character, int start, int end) {
        if (character == '\n') {
            dropBlanksAtEnd(view);
        }
        view.add(plain(character), start, end);
    }

    private static void dropBlanksAtEnd(TextView.Builder view) {
        int length = view.length();
        while (length > 0 && isSpace(view.charAt(length - 1))) {
            length--;
        }
        view.truncate(length);
    }

    /** Where the characters that are normalised together with the one at {@code start} end. */
    private static int clusterEnd(String text, int start) {
        int end = start + Character.charCount(text.codePointAt(start));
        while (end < text.length()) {
            char next = text.charAt(end);
            if (next < 0x300) {
                return end;
            }
            int codePoint = text.codePointAt(end);
            if (!joinsPrevious(codePoint)) {
                return end;
            }
            end += Character.charCount(codePoint);
        }
        return end;
    }

    private static boolean joinsPrevious(int codePoint) {
        int type = Character.getType(codePoint);
        boolean mark = type == Character.NON_SPACING_MARK
                || type == Character.COMBINING_SPACING_MARK
                || type == Character.ENCLOSING_MARK;
        boolean hangulPart = codePoint >= 0x1160 && codePoint <= 0x11FF;
        boolean halfwidthVoicing = codePoint == 0xFF9E || codePoint == 0xFF9F;
        return mark || hangulPart || halfwidthVoicing;
    }

    /** Whether blanks at the text's end would be folded away. */
    static boolean endsInBlank(String text) {
        return isSpace(text.charAt(text.length() - 1));
    }

    private static boolean isBlank(char character) {
        return character == ' ' || character == '\t';
    }

    private static boolean isSpace(char character) {
        return character != '\n' && (Character.isWhitespace(character) || Character.isSpaceChar(character));
    }

    private static char plain(char character) {
        if (character < 0x80) {
            return character;
        }
        if (character >= 0x2018 && character <= 0x201B) {
            return '\'';
        }
        if (character >= 0x201C && character <= 0x201F) {
            return '"';
        }
        if (character >= 0x2010 && character <= 0x2015 || character == 0x2212) {
            return '-';
        }
        boolean space = character == 0xA0
                || character >= 0x2002 && character <= 0x200A
                || character == 0x202F
                || character == 0x205F
                || character == 0x3000;
        return space ? ' ' : character;
    }
}
