// An editor on the official TypeScript SDK: it holds one unsaved buffer in memory, sends prompts, allows what it is asked, and prints what
// happened as JSON. Its argument is JSON: { command, cwd, path, text, prompts }.
import { spawn } from "node:child_process";
import { Readable, Writable } from "node:stream";
import { client, methods, ndJsonStream, PROTOCOL_VERSION, RequestError } from "@agentclientprotocol/sdk";

const scenario = JSON.parse(process.argv[2]);
const buffers = new Map([[scenario.path, scenario.text]]);
const seen = { reads: 0, writes: 0, permissions: [], updates: [], stopReasons: [] };

const child = spawn(scenario.command[0], scenario.command.slice(1), {
    cwd: scenario.cwd,
    stdio: ["pipe", "pipe", "inherit"],
});
const exited = new Promise((resolve) => child.once("exit", (code, signal) => resolve(code ?? signal)));

const editor = client({ name: "typescript-sdk-client" })
    .onRequest(methods.client.fs.readTextFile, ({ params }) => {
        seen.reads++;
        if (!buffers.has(params.path)) {
            throw RequestError.resourceNotFound(params.path);
        }
        return { content: buffers.get(params.path) };
    })
    .onRequest(methods.client.fs.writeTextFile, ({ params }) => {
        seen.writes++;
        buffers.set(params.path, params.content);
        return {};
    })
    .onRequest(methods.client.session.requestPermission, ({ params }) => {
        seen.permissions.push(params);
        const allow = params.options.find((option) => option.kind === "allow_once");
        return { outcome: { outcome: "selected", optionId: allow.optionId } };
    })
    .onNotification(methods.client.session.update, ({ params }) => {
        seen.updates.push(params.update);
    });

const stream = ndJsonStream(Writable.toWeb(child.stdin), Readable.toWeb(child.stdout));
await editor.connectWith(stream, async (agent) => {
    seen.initialized = await agent.request(methods.agent.initialize, {
        protocolVersion: PROTOCOL_VERSION,
        clientInfo: { name: "sdk-ts", version: "0" },
        clientCapabilities: { fs: { readTextFile: true, writeTextFile: true } },
    });
    const { sessionId } = await agent.request(methods.agent.session.new, { cwd: scenario.cwd, mcpServers: [] });
    for (const text of scenario.prompts) {
        const { stopReason } = await agent.request(methods.agent.session.prompt, {
            sessionId,
            prompt: [{ type: "text", text }],
        });
        seen.stopReasons.push(stopReason);
    }
});
child.stdin.end();
seen.exit = await exited;
seen.buffer = buffers.get(scenario.path);
console.log(JSON.stringify(seen));
