// A host in Node: opens a match over a pipe, tells it what happens, asks, saves and restores.
//
// usage: node client.mjs JUNSHI SCENE
// Prints the answers, one a line; any surprise ends it with an error.

import assert from "node:assert";
import { spawn } from "node:child_process";
import { readFileSync } from "node:fs";
import { createInterface } from "node:readline";

const [program, sceneFile] = process.argv.slice(2);
const server = spawn(program, ["serve"], { stdio: ["pipe", "pipe", "inherit"] });
const waiting = new Map();
createInterface({ input: server.stdout }).on("line", (line) => {
  const answer = JSON.parse(line);
  waiting.get(answer.id)(answer);
  waiting.delete(answer.id);
});

let asked = 0;
async function call(method, params = {}) {
  const id = ++asked;
  const answer = await new Promise((resolve) => {
    waiting.set(id, resolve);
    server.stdin.write(JSON.stringify({ jsonrpc: "2.0", id, method, params }) + "\n");
  });
  if (answer.error) throw new Error(answer.error.message);
  return answer.result;
}

const { ask, ...scene } = JSON.parse(readFileSync(sceneFile, "utf8"));
assert((await call("initialize", { protocol: 1 })).games.includes("sgs"));
const opened = await call("open", { ...scene, journal: "memory" });
console.log((await call("decide", { match: opened.match, ask })).answer);
const players = scene.snapshot.players;
players[1].faceup = false;
await call("observe", { match: opened.match, delta: { players } });
console.log((await call("decide", { match: opened.match, ask })).answer);
await assert.rejects(call("observe", { match: opened.match, delta: { current: "nobody" } }), /snapshot\.current/);
const { journal } = await call("save", { match: opened.match });
const restored = await call("restore", { journal });
assert.equal(restored.decisions, 2);
console.log((await call("decide", { match: restored.match, ask })).answer);
await call("close", { match: restored.match });
await call("shutdown");
const code = await new Promise((resolve) => server.on("close", resolve));
assert.equal(code, 0);
