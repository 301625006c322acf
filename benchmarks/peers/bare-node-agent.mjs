// The least that an agent on the TypeScript SDK can be: what its start costs is what any such agent pays before it does anything.
import { Readable, Writable } from "node:stream";
import {
    agent,
    methods,
    ndJsonStream,
    PROTOCOL_VERSION,
} from "../../end-to-end/node_modules/@agentclientprotocol/sdk/dist/v1/stable/acp.js";

const connection = agent({ name: "bare" })
    .onRequest(methods.agent.initialize, () => ({
        protocolVersion: PROTOCOL_VERSION,
        agentInfo: { name: "bare", version: "0" },
        agentCapabilities: { promptCapabilities: { embeddedContext: true } },
        authMethods: [{ id: "none", name: "None" }],
    }))
    .onRequest(methods.agent.session.new, () => ({ sessionId: "1" }))
    .onRequest(methods.agent.session.prompt, () => ({ stopReason: "end_turn" }))
    .connect(ndJsonStream(Writable.toWeb(process.stdout), Readable.toWeb(process.stdin)));

await connection.closed;
