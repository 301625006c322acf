package dev.bufferbridge.tools.engine.disk;

import dev.bufferbridge.tools.api.TextVersion;
import dev.bufferbridge.tools.engine.text.ByteOrderMark;
import dev.bufferbridge.tools.engine.text.TextEncodings;
import java.io.IOException;
import java.io.InputStream;
import java.nio.ByteBuffer;
import java.nio.CharBuffer;
import java.nio.charset.Charset;
import java.nio.charset.CharsetDecoder;
import java.nio.charset.CoderResult;
import java.nio.charset.CodingErrorAction;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.Arrays;
import java.util.HexFormat;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/** Reads a file's text in chunks of fixed size; undecodable bytes become U+FFFD and are remembered as a loss. Not safe for several threads. */
final class DecodingSource {

    private static final int CHUNK_BYTES = 64 * 1024;

    private final InputStream in;
    private final long maxBytes;
    private final MessageDigest digest = sha256();
    private final byte[] bytes = new byte[CHUNK_BYTES];
    private final CharBuffer characters = CharBuffer.allocate(CHUNK_BYTES);
    private ByteBuffer undecoded = ByteBuffer.allocate(0);
    private @Nullable CharsetDecoder decoder;
    private Charset charset = java.nio.charset.StandardCharsets.UTF_8;
    private final @Nullable Charset declared;
    private boolean onlyAscii = true;
    private boolean bom;
    private boolean lossy;
    private boolean inputEnded;
    private boolean stopped;
    private boolean flushed;
    private long bytesRead;

    /**
     * @param maxBytes bytes to read at the most, positive
     * @param declared the charset that the project declares for the file, or null
     */
    DecodingSource(InputStream in, long maxBytes, @Nullable Charset declared) {
        this.in = in;
        this.maxBytes = maxBytes;
        this.declared = declared;
    }

    /** The next characters, valid until the next call; null at the end of the file or of what may be read of it. */
    @Nullable
    CharSequence next() throws IOException {
        while (!flushed) {
            if (!inputEnded && !stopped && undecoded.remaining() < 16) {
                readMore();
            }
            characters.clear();
            decode();
            characters.flip();
            if (characters.hasRemaining()) {
                return characters;
            }
            if (stopped) {
                return null;
            }
        }
        return null;
    }

    /** Whether the file goes on beyond the bytes that may be read. */
    boolean isStopped() {
        return stopped;
    }

    long bytesRead() {
        return bytesRead;
    }

    boolean atEnd() {
        return flushed;
    }

    Charset charset() {
        return charset;
    }

    boolean hasBom() {
        return bom;
    }

    boolean isLossy() {
        return lossy;
    }

    /** The version of the whole file; to be asked once, at its end. */
    TextVersion version() {
        return new TextVersion(HexFormat.of().formatHex(digest.digest()));
    }

    private void readMore() throws IOException {
        int left = undecoded.remaining();
        byte[] joined = new byte[left + CHUNK_BYTES];
        undecoded.get(joined, 0, left);
        int wanted = (int) Math.min(CHUNK_BYTES, maxBytes - bytesRead);
        int read = in.readNBytes(bytes, 0, wanted);
        digest.update(bytes, 0, read);
        bytesRead += read;
        boolean mayGoOn = read == wanted && bytesRead < maxBytes;
        inputEnded = read < wanted || !mayGoOn && in.read() < 0;
        stopped = !inputEnded && !mayGoOn;
        System.arraycopy(bytes, 0, joined, left, read);
        undecoded = ByteBuffer.wrap(joined, 0, left + read);
        if (onlyAscii) {
            choose(Arrays.copyOf(joined, left + read));
        }
    }

    /** Decided by the first bytes that are not ASCII, however far from the beginning they are. */
    private void choose(byte[] start) {
        boolean atBeginning = decoder == null;
        Optional<ByteOrderMark> mark = atBeginning ? ByteOrderMark.of(start) : Optional.empty();
        bom = mark.isPresent();
        onlyAscii = !bom && TextEncodings.asciiLength(start) == start.length;
        charset =
                mark.map(ByteOrderMark::charset).orElseGet(() -> TextEncodings.charsetOf(start, !inputEnded, declared));
        undecoded.position(mark.map(ByteOrderMark::length).orElse(0));
        decoder = charset.newDecoder()
                .onMalformedInput(CodingErrorAction.REPORT)
                .onUnmappableCharacter(CodingErrorAction.REPORT);
    }

    private void decode() {
        CharsetDecoder using = java.util.Objects.requireNonNull(decoder);
        while (characters.remaining() > 16) {
            CoderResult result = using.decode(undecoded, characters, inputEnded);
            if (result.isError()) {
                lossy = true;
                characters.put('\uFFFD');
                undecoded.position(undecoded.position() + result.length());
            } else if (result.isUnderflow()) {
                flushed = inputEnded;
                if (flushed) {
                    using.flush(characters);
                }
                return;
            } else {
                return;
            }
        }
    }

    private static MessageDigest sha256() {
        try {
            return MessageDigest.getInstance("SHA-256");
        } catch (NoSuchAlgorithmException e) {
            throw new AssertionError("every Java platform has SHA-256", e);
        }
    }
}
