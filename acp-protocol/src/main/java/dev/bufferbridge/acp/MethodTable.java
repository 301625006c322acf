package dev.bufferbridge.acp;

import java.util.HashMap;
import java.util.Map;
import java.util.concurrent.CompletableFuture;
import java.util.function.BiConsumer;
import java.util.function.BiFunction;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;

/**
 * The methods one side answers: name, wire types and how to call them on a service. Both the dispatcher and the sending
 * front of the other side use the same rows, so they cannot disagree.
 *
 * @param <S> the service, {@link AcpAgent} or {@link AcpClient}
 */
final class MethodTable<S> {

    /** A request; {@code ifCancelled} is the result when its handler's future was cancelled, null for an error. */
    record Request<S, P, R>(
            String name,
            Class<P> params,
            Class<R> result,
            boolean unstable,
            BiFunction<S, P, CompletableFuture<R>> handler,
            @Nullable R ifCancelled) {}

    /** A notification. */
    record Notification<S, P>(String name, Class<P> params, boolean unstable, BiConsumer<S, P> handler) {}

    private final Map<String, Request<S, ?, ?>> requests = new HashMap<>();
    private final Map<String, Notification<S, ?>> notifications = new HashMap<>();

    <P, R> Request<S, P, R> request(
            String name, Class<P> params, Class<R> result, BiFunction<S, P, CompletableFuture<R>> handler) {
        return add(new Request<>(name, params, result, false, handler, null));
    }

    <P, R> Request<S, P, R> request(
            String name,
            Class<P> params,
            Class<R> result,
            BiFunction<S, P, CompletableFuture<R>> handler,
            R ifCancelled) {
        return add(new Request<>(name, params, result, false, handler, ifCancelled));
    }

    <P, R> Request<S, P, R> unstable(
            String name, Class<P> params, Class<R> result, BiFunction<S, P, CompletableFuture<R>> handler) {
        return add(new Request<>(name, params, result, true, handler, null));
    }

    <P> Notification<S, P> notification(String name, Class<P> params, BiConsumer<S, P> handler) {
        return add(new Notification<>(name, params, false, handler));
    }

    <P> Notification<S, P> unstable(String name, Class<P> params, BiConsumer<S, P> handler) {
        return add(new Notification<>(name, params, true, handler));
    }

    private <P, R> Request<S, P, R> add(Request<S, P, R> row) {
        requests.put(row.name, row);
        return row;
    }

    private <P> Notification<S, P> add(Notification<S, P> row) {
        notifications.put(row.name, row);
        return row;
    }

    @Nullable
    Request<S, ?, ?> findRequest(String name, boolean unstable) {
        Request<S, ?, ?> row = requests.get(name);
        return row == null || row.unstable && !unstable ? null : row;
    }

    @Nullable
    Notification<S, ?> findNotification(String name, boolean unstable) {
        Notification<S, ?> row = notifications.get(name);
        return row == null || row.unstable && !unstable ? null : row;
    }

    /** The wire types of all methods. */
    Stream<Class<?>> types() {
        return Stream.concat(
                requests.values().stream().flatMap(row -> Stream.of(row.params, row.result)),
                notifications.values().stream().map(Notification::params));
    }
}
