import { fork } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import { resultOf } from "./inOwnProcess.ts";

let folder = "";
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "alambic-step-"));
});
afterEach(() => rmSync(folder, { recursive: true }));

/** A process that runs a script, whose output is kept. */
function start(script: string) {
  const file = join(folder, "step.mjs");
  writeFileSync(file, script);
  return fork(file, [], { stdio: ["ignore", "pipe", "inherit", "ipc"] });
}

test("what a step tells is its result, however long its process would go on", async () => {
  const child = start(
    `process.send({ state: "ran", passed: 1, failed: 0 }); setTimeout(() => {}, 60_000);`,
  );
  const ended = once(child, "exit");
  expect(await resultOf(child, 60_000)).toEqual({ state: "ran", passed: 1, failed: 0 });
  await ended;
});

test("a step that ends without a word could not run", async () => {
  expect(await resultOf(start("process.exit(3);"), 60_000)).toEqual({
    state: "could not run",
    why: "its process ended with code 3 before it told a result",
  });
});

test("a step that hangs is ended at its deadline, with what it started", async () => {
  const deaf = `process.on("SIGTERM", () => {}); setTimeout(() => {}, 60_000);`;
  const child = start(`
    import { spawn } from "node:child_process";
    spawn(process.execPath, ["-e", ${JSON.stringify(deaf)}], { stdio: "inherit" });
    setTimeout(() => {}, 60_000);
  `);
  // The pipe is open until the last process that writes into it has ended.
  const closed = once(child, "close");
  child.stdout?.resume();
  expect(await resultOf(child, 1000, 100)).toEqual({
    state: "could not run",
    why: "it did not end in 1 s, and was ended",
  });
  await closed;
}, 30_000);
