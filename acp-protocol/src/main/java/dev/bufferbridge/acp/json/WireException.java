package dev.bufferbridge.acp.json;

/** A JSON value is not what the record asks for. The message names the place and says what was expected. */
public final class WireException extends RuntimeException {

    private final String place;
    private final String problem;

    WireException(String problem) {
        this("", problem);
    }

    private WireException(String place, String problem) {
        super(place.isEmpty() ? problem : place + ": " + problem, null, false, false);
        this.place = place;
        this.problem = problem;
    }

    /** The same problem, seen from the object that holds the place under {@code name}. */
    WireException in(String name) {
        return new WireException(place.isEmpty() || place.startsWith("[") ? name + place : name + "." + place, problem);
    }
}
