import { fork } from "node:child_process";
import type { ChildProcess } from "node:child_process";
import { join } from "node:path";
import { root } from "../lib/root.ts";
import { endTree } from "../lib/processTree.ts";
import type { StepResult } from "./Step.ts";

/** What ends a run from outside. */
const endings = ["SIGINT", "SIGTERM", "SIGHUP"] as const;

interface OwnProcessOptions {
  readonly id: string;
  readonly paths: readonly string[];
  readonly deadlineMs: number;
  /** Is told what it printed once it has ended; without, it prints for itself. */
  readonly onPrinted?: ((printed: string) => void) | undefined;
}

/** Runs a step in a process of its own, which is ended at the deadline with all that it started. */
export async function inOwnProcess(options: OwnProcessOptions): Promise<StepResult> {
  const { id, paths, deadlineMs, onPrinted } = options;
  const file = join(root, "scripts/test/step-process.ts");
  const child = fork(file, [id, ...paths], { silent: onPrinted !== undefined });
  const printed: Buffer[] = [];
  child.stdout?.on("data", (chunk: Buffer) => printed.push(chunk));
  child.stderr?.on("data", (chunk: Buffer) => printed.push(chunk));
  const result = await resultOf(child, deadlineMs);
  onPrinted?.(Buffer.concat(printed).toString("utf8"));
  return result;
}

/** What a process tells of its step; one that is late is ended, and has failed. */
export async function resultOf(
  child: ChildProcess,
  deadlineMs: number,
  graceMs?: number,
): Promise<StepResult> {
  const { promise, resolve } = Promise.withResolvers<StepResult>();
  child.once("message", (result: StepResult) => resolve(result));
  child.once("error", ({ message }) => resolve({ state: "could not run", why: message }));
  child.once("exit", (code, signal) => {
    const end = signal === null ? `ended with code ${code}` : `was ended by ${signal}`;
    resolve({ state: "could not run", why: `its process ${end} before it told a result` });
  });
  const seconds = Math.round(deadlineMs / 1000);
  const late = setTimeout(() => {
    resolve({ state: "could not run", why: `it did not end in ${seconds} s, and was ended` });
  }, deadlineMs);
  const breakOff = () => void end(child, graceMs).then(() => process.exit(1));
  for (const signal of endings) process.once(signal, breakOff);
  try {
    return await promise;
  } finally {
    clearTimeout(late);
    // Also after a result: whatever it started and left behind would take from the steps after it.
    await end(child, graceMs);
    for (const signal of endings) process.off(signal, breakOff);
  }
}

async function end(child: ChildProcess, graceMs?: number): Promise<void> {
  if (child.pid === undefined || child.exitCode !== null || child.signalCode !== null) return;
  await endTree(child.pid, graceMs);
}
