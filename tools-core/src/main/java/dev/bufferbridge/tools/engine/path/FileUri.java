package dev.bufferbridge.tools.engine.path;

import dev.bufferbridge.tools.api.ToolException;
import java.io.ByteArrayOutputStream;
import java.nio.ByteBuffer;
import java.nio.charset.CharacterCodingException;
import java.nio.charset.StandardCharsets;
import java.util.Locale;

/** Reads {@code file://} addresses, more leniently than java.net.URI: raw spaces and letters of any language are taken as they are. */
final class FileUri {

    private static final String SCHEME = "file://";

    private FileUri() {}

    static boolean isOne(String text) {
        return text.regionMatches(true, 0, SCHEME, 0, SCHEME.length());
    }

    /** The path on this machine, decoded; a fragment or query is left out. */
    static String path(String uri) throws ToolException {
        String rest = uri.substring(SCHEME.length()).split("[?#]", 2)[0];
        int slash = rest.indexOf('/');
        if (slash < 0) {
            throw ToolException.badArguments("a file address needs three slashes, as in file:///home/me/a.txt");
        }
        String host = rest.substring(0, slash).toLowerCase(Locale.ROOT);
        if (!host.isEmpty() && !host.equals("localhost")) {
            throw ToolException.badArguments("a file address must name a file of this machine, not of " + host);
        }
        return withoutSlashBeforeDrive(decoded(rest.substring(slash)));
    }

    private static String decoded(String path) throws ToolException {
        if (path.indexOf('%') < 0) {
            return path;
        }
        byte[] raw = path.getBytes(StandardCharsets.UTF_8);
        ByteArrayOutputStream bytes = new ByteArrayOutputStream(raw.length);
        for (int i = 0; i < raw.length; i++) {
            if (raw[i] == '%') {
                bytes.write(escaped(raw, i));
                i += 2;
            } else {
                bytes.write(raw[i]);
            }
        }
        return utf8(bytes.toByteArray());
    }

    private static int escaped(byte[] raw, int at) throws ToolException {
        int high = at + 2 < raw.length ? Character.digit(raw[at + 1], 16) : -1;
        int low = at + 2 < raw.length ? Character.digit(raw[at + 2], 16) : -1;
        if (high < 0 || low < 0) {
            throw ToolException.badArguments("the file address has a % without two hexadecimal digits; write % as %25");
        }
        int value = high * 16 + low;
        if (value == '/') {
            throw ToolException.badArguments("a file address must not hold an encoded slash (%2F)");
        }
        return value;
    }

    private static String utf8(byte[] bytes) throws ToolException {
        try {
            return StandardCharsets.UTF_8
                    .newDecoder()
                    .decode(ByteBuffer.wrap(bytes))
                    .toString();
        } catch (CharacterCodingException e) {
            throw ToolException.badArguments("the file address is not UTF-8 once decoded");
        }
    }

    private static String withoutSlashBeforeDrive(String path) {
        return path.matches("/[A-Za-z]:(/.*)?") && java.io.File.separatorChar == '\\' ? path.substring(1) : path;
    }
}
