import { spawn } from "node:child_process";
import type { ChildProcessByStdio } from "node:child_process";
import type { Readable, Writable } from "node:stream";
import { fileURLToPath } from "node:url";

const dieWithParent = new URL("./dieWithParent.ts", import.meta.url).href;

export interface TestProgram {
  readonly file: URL;
  readonly args?: readonly string[];
  readonly environment: Readonly<Record<string, string>>;
  /** Kills the process when it aborts: that of the test, which aborts when its time is up. */
  readonly signal?: AbortSignal;
}

export type TestChild = ChildProcessByStdio<Writable, Readable, Readable>;

/** Runs a program of the server in a process of its own, which never outlives this one. */
export function spawnForTest({ file, args = [], environment, signal }: TestProgram): TestChild {
  const child = spawn(
    process.execPath,
    ["--no-warnings", "--import", dieWithParent, fileURLToPath(file), ...args],
    { env: { PATH: process.env["PATH"], ...environment }, stdio: ["pipe", "pipe", "pipe"] },
  );
  if (signal?.aborted === true) child.kill("SIGKILL");
  signal?.addEventListener("abort", () => child.kill("SIGKILL"), { once: true });
  return child;
}
