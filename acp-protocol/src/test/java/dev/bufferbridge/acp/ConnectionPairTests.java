package dev.bufferbridge.acp;

import static java.util.concurrent.TimeUnit.SECONDS;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.junit.jupiter.api.DynamicTest.dynamicTest;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.TextNode;
import dev.bufferbridge.acp.json.Extra;
import dev.bufferbridge.acp.schema.AgentCapabilities;
import dev.bufferbridge.acp.schema.AuthStatusRequest;
import dev.bufferbridge.acp.schema.AvailableCommand;
import dev.bufferbridge.acp.schema.ClientCapabilities;
import dev.bufferbridge.acp.schema.InitializeRequest;
import dev.bufferbridge.acp.schema.InitializeResponse;
import dev.bufferbridge.acp.schema.Marker;
import dev.bufferbridge.acp.schema.McpServer;
import dev.bufferbridge.acp.schema.NewSessionRequest;
import dev.bufferbridge.acp.schema.PromptRequest;
import dev.bufferbridge.acp.schema.PromptResponse;
import dev.bufferbridge.acp.schema.ReadTextFileRequest;
import dev.bufferbridge.acp.schema.ReadTextFileResponse;
import dev.bufferbridge.acp.schema.SessionNotification;
import dev.bufferbridge.acp.schema.SessionUpdate;
import dev.bufferbridge.acp.schema.StopReason;
import dev.bufferbridge.acp.schema.Usage;
import dev.bufferbridge.rows.Row;
import java.lang.reflect.InvocationHandler;
import java.lang.reflect.Proxy;
import java.util.List;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CompletionException;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.RepeatedTest;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestFactory;

/** An agent and a client of this library, talking to each other. */
final class ConnectionPairTests {

    private static final ConnectionOptions STABLE = ConnectionOptions.defaults();
    private static final ConnectionOptions UNSTABLE = STABLE.withUnstable(true);
    private static final InitializeRequest INITIALIZE = new InitializeRequest(1, ClientCapabilities.NONE, null);

    private static final class SilentClient implements AcpClient {}

    private static CheckedPair pair(AcpClient client, ConnectionOptions options) {
        CheckedPair pair = new CheckedPair(TestAgent::new, agent -> client, options);
        pair.agent().initialize(INITIALIZE).join();
        return pair;
    }

    @TestFactory
    Stream<DynamicTest> everyMethodArrivesAndItsResultComesBack() {
        return MessageData.all().stream()
                .filter(data -> data.has("method"))
                .map(data -> dynamicTest(data.name(), () -> travel(data)));
    }

    private static void travel(MessageData data) throws Exception {
        LinkedBlockingQueue<Object> arrived = new LinkedBlockingQueue<>();
        InvocationHandler answers = (proxy, method, arguments) -> {
            if (method.getName().equals("initialize") && !data.method().equals("initialize")) {
                return new TestAgent(new SilentClient()).initialize((InitializeRequest) arguments[0]);
            }
            arrived.add(arguments[0]);
            return data.has("result") ? CompletableFuture.completedFuture(data.read("result")) : null;
        };
        AcpAgent agent = service(AcpAgent.class, answers);
        AcpClient client = service(AcpClient.class, answers);
        try (CheckedPair pair =
                new CheckedPair(remote -> agent, remote -> client, STABLE.withUnstable(data.unstable()))) {
            if (!data.method().equals("initialize")) {
                pair.agent().initialize(INITIALIZE).get(RawPeer.DEADLINE_SECONDS, SECONDS);
            }
            Object result = data.side().equals("agent")
                    ? call(AgentMethods.TABLE, pair.agent(), data)
                    : call(ClientMethods.TABLE, pair.client(), data);
            assertEquals(data.read("params"), arrived.poll(RawPeer.DEADLINE_SECONDS, SECONDS));
            assertEquals(data.has("result") ? data.read("result") : null, result);
            assertEquals(List.of(), pair.problems);
        }
    }

    private static <S> S service(Class<S> type, InvocationHandler answers) {
        return type.cast(Proxy.newProxyInstance(type.getClassLoader(), new Class<?>[] {type}, answers));
    }

    private static <S> Object call(MethodTable<S> table, S remote, MessageData data) throws Exception {
        MethodTable.Request<S, ?, ?> request = table.findRequest(data.method(), true);
        if (request != null) {
            return call(request, remote, data).get(RawPeer.DEADLINE_SECONDS, SECONDS);
        }
        send(table.findNotification(data.method(), true), remote, data);
        return null;
    }

    private static <S, P, R> CompletableFuture<R> call(MethodTable.Request<S, P, R> row, S remote, MessageData data) {
        return row.handler().apply(remote, row.params().cast(data.read("params")));
    }

    private static <S, P> void send(MethodTable.Notification<S, P> row, S remote, MessageData data) {
        row.handler().accept(remote, row.params().cast(data.read("params")));
    }

    @TestFactory
    Stream<DynamicTest> whatAnImplementationDoesNotOfferIsMethodNotFound() {
        return MessageData.all().stream()
                .filter(data -> data.has("result") && !data.method().equals("initialize"))
                .map(data -> dynamicTest(data.name(), () -> {
                    AcpAgent bare = new AcpAgent() {};
                    CompletableFuture<?> answer = data.side().equals("agent")
                            ? call(AgentMethods.TABLE.findRequest(data.method(), true), bare, data)
                            : call(ClientMethods.TABLE.findRequest(data.method(), true), new SilentClient(), data);
                    assertEquals(AcpError.METHOD_NOT_FOUND, failure(answer).code());
                }));
    }

    private static AcpException failure(CompletableFuture<?> answer) {
        CompletionException failure = assertThrows(
                CompletionException.class,
                () -> answer.orTimeout(RawPeer.DEADLINE_SECONDS, SECONDS).join());
        return (AcpException) failure.getCause();
    }

    @Test
    void extensionsTravelBothWays() throws Exception {
        LinkedBlockingQueue<String> heard = new LinkedBlockingQueue<>();
        AcpClient client = new AcpClient() {
            @Override
            public CompletableFuture<JsonNode> extMethod(String method, JsonNode params) {
                return CompletableFuture.completedFuture(TextNode.valueOf(method + params));
            }

            @Override
            public void extNotification(String method, JsonNode params) {
                heard.add(method + params);
            }
        };
        try (CheckedPair pair = pair(client, STABLE)) {
            pair.client().extNotification("_a/b", RawPeer.json("{\"x\":1}"));
            assertEquals("_a/b{\"x\":1}", heard.poll(RawPeer.DEADLINE_SECONDS, SECONDS));
            assertEquals(
                    TextNode.valueOf("_c/d[1]"),
                    pair.client().extMethod("_c/d", RawPeer.json("[1]")).join());
            pair.agent().extNotification("_nobody/listens", RawPeer.json("{}"));
            assertEquals(
                    AcpError.METHOD_NOT_FOUND,
                    failure(pair.agent().extMethod("_e/f", RawPeer.json("{}"))).code());
            assertThrows(
                    IllegalArgumentException.class, () -> pair.agent().extMethod("session/own", RawPeer.json("{}")));
        }
    }

    @RepeatedTest(50)
    void cancellingACallTellsThePeerAndDoesNotWait() throws Exception {
        CompletableFuture<ReadTextFileResponse> reading = new CompletableFuture<>();
        CompletableFuture<Boolean> cancelled = reading.handle((result, failure) -> reading.isCancelled());
        LinkedBlockingQueue<ReadTextFileRequest> asked = new LinkedBlockingQueue<>();
        AcpClient client = new AcpClient() {
            @Override
            public CompletableFuture<ReadTextFileResponse> readTextFile(ReadTextFileRequest request) {
                asked.add(request);
                return reading;
            }
        };
        try (CheckedPair pair = pair(client, STABLE)) {
            CompletableFuture<ReadTextFileResponse> call =
                    pair.client().readTextFile(new ReadTextFileRequest("s", "/a"));
            asked.poll(RawPeer.DEADLINE_SECONDS, SECONDS);
            assertTrue(call.cancel(true));
            assertTrue(call.isCancelled());
            assertTrue(cancelled.get(RawPeer.DEADLINE_SECONDS, SECONDS));
            assertEquals(
                    AcpError.METHOD_NOT_FOUND,
                    failure(pair.client().extMethod("_still/there", RawPeer.json("{}")))
                            .code());
            assertEquals(
                    RawPeer.json("{\"jsonrpc\":\"2.0\",\"method\":\"$/cancel_request\",\"params\":{\"requestId\":1}}"),
                    pair.sentByAgent().get(2));
            JsonNode answer = pair.sentByClient().get(1);
            assertEquals(AcpError.REQUEST_CANCELLED, answer.at("/error/code").asInt());
            assertEquals(List.of(), pair.problems);
        }
    }

    @Test
    void anErrorArrivesWithItsCodeMessageAndData() throws Exception {
        JsonNode data = RawPeer.json("{\"uri\":\"file:///a\"}");
        AcpClient client = new AcpClient() {
            @Override
            public CompletableFuture<ReadTextFileResponse> readTextFile(ReadTextFileRequest request) {
                throw new AcpException(AcpError.RESOURCE_NOT_FOUND, "No such file", data);
            }
        };
        try (CheckedPair pair = pair(client, STABLE)) {
            AcpException failure = failure(pair.client().readTextFile(new ReadTextFileRequest("s", "/a")));
            assertEquals(new AcpError(AcpError.RESOURCE_NOT_FOUND, "No such file", data), failure.error());
        }
    }

    @Test
    void withoutTheSwitchNothingUnstableLeaves() throws Exception {
        try (CheckedPair pair = pair(new SilentClient(), STABLE)) {
            TestAgent agent = new TestAgent(pair.client());
            assertEquals(
                    AcpError.METHOD_NOT_FOUND,
                    failure(pair.agent().authStatus(new AuthStatusRequest(Extra.NONE)))
                            .code());
            assertEquals(
                    AcpError.INVALID_PARAMS,
                    failure(pair.agent()
                                    .newSession(new NewSessionRequest(
                                            "/w", List.of(), List.of(new McpServer.Acp("n", "i", Extra.NONE)))))
                            .code());
            agent.client.sessionUpdate(new SessionNotification("s", new SessionUpdate.PlanRemoved("p", Extra.NONE)));
            agent.say("stable");
            assertEquals(1, pair.sentByClient().size());
            assertEquals(
                    List.of("Did not send session/update: PlanRemoved is not in the stable protocol"), pair.problems);
        }
    }

    @Test
    void unstableFieldsTravelOnlyWithTheSwitch() throws Exception {
        PromptResponse counted =
                new PromptResponse(StopReason.END_TURN, new Usage(3, 2, 1, null, null, null, Extra.NONE), Extra.NONE);
        for (ConnectionOptions options : List.of(STABLE, UNSTABLE)) {
            AcpAgent agent = new TestAgent(new SilentClient()) {
                @Override
                public CompletableFuture<PromptResponse> prompt(PromptRequest request) {
                    return CompletableFuture.completedFuture(counted);
                }
            };
            try (CheckedPair pair = new CheckedPair(remote -> agent, remote -> new SilentClient(), options)) {
                pair.agent().initialize(INITIALIZE).join();
                PromptResponse answer =
                        pair.agent().prompt(new PromptRequest("s", List.of())).join();
                assertEquals(options.unstable() ? counted : new PromptResponse(StopReason.END_TURN), answer);
            }
        }
    }

    @Test
    @Row("O-105")
    void anInitializeAnswerHasOnlyTheAgreedKeysWhateverTheAgentFillsIn() throws Exception {
        AgentCapabilities everything = new AgentCapabilities(
                true,
                AgentCapabilities.Prompt.NONE,
                new AgentCapabilities.Mcp(true, false, true, Extra.NONE),
                new AgentCapabilities.Session(
                        Marker.YES,
                        null,
                        null,
                        null,
                        Marker.YES,
                        new AgentCapabilities.SystemPromptModes(null, Extra.NONE),
                        Marker.YES,
                        Marker.YES,
                        Marker.YES,
                        Marker.YES,
                        Extra.NONE),
                new AgentCapabilities.Auth(Marker.YES, Marker.YES, Extra.NONE),
                Marker.YES,
                Extra.ofMeta(RawPeer.JSON.createObjectNode().put("vendor", 1)));
        AcpAgent agent = new TestAgent(new SilentClient()) {
            @Override
            public CompletableFuture<InitializeResponse> initialize(InitializeRequest request) {
                return CompletableFuture.completedFuture(new InitializeResponse(1, everything, List.of(), null));
            }
        };
        try (CheckedPair pair = new CheckedPair(remote -> agent, remote -> new SilentClient(), STABLE)) {
            pair.agent().initialize(INITIALIZE).join();
            assertEquals(
                    RawPeer.json("{\"protocolVersion\":1,\"agentCapabilities\":{\"loadSession\":true,"
                            + "\"promptCapabilities\":{\"image\":false,\"audio\":false,\"embeddedContext\":false},"
                            + "\"mcpCapabilities\":{\"http\":true,\"sse\":false},"
                            + "\"sessionCapabilities\":{\"list\":{},\"close\":{}},\"auth\":{\"logout\":{}},"
                            + "\"_meta\":{\"vendor\":1}},\"authMethods\":[]}"),
                    pair.sentByAgent().get(0).get("result"));
        }
    }

    @Test
    @Row("O-107")
    void theCommandsUpdateHasTheRightNames() throws Exception {
        try (CheckedPair pair = pair(new SilentClient(), STABLE)) {
            pair.client()
                    .sessionUpdate(new SessionNotification(
                            "s",
                            new SessionUpdate.AvailableCommandsUpdate(
                                    List.of(new AvailableCommand("read", "Reads a file", "PATH")))));
            pair.agentSide.close();
            assertEquals(
                    RawPeer.json("{\"sessionUpdate\":\"available_commands_update\",\"availableCommands\":["
                            + "{\"name\":\"read\",\"description\":\"Reads a file\",\"input\":{\"hint\":\"PATH\"}}]}"),
                    pair.sentByAgent().get(1).at("/params/update"));
        }
    }
}
