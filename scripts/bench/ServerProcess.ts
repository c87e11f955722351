import { spawn } from "node:child_process";
import type { ChildProcess } from "node:child_process";
import { once } from "node:events";
import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { setTimeout } from "node:timers/promises";
import { freePort } from "../lib/freePort.ts";
import { root } from "../lib/root.ts";

/** A first start makes a database and loads the content: on a busy machine that takes minutes. */
const patienceMs = 300_000;
const stepMs = 50;

/** A server under measurement, in a process of its own. */
export interface ServerProcess {
  port: number;
  /** What it printed so far. */
  printed(): string;
  /** Memory that it holds, megabytes; undefined where the system does not tell. */
  memory(): Promise<number | undefined>;
  /** Processor time that it took so far, with all its threads; zero where the system does not tell. */
  processorSeconds(): Promise<number>;
  stop(): Promise<void>;
}

/** Starts a script of the workspace as a server, and waits until it accepts connections. */
export async function startProcess(
  script: string,
  env: Record<string, string>,
): Promise<ServerProcess> {
  const port = await freePort();
  const child = spawn(process.execPath, [script], {
    cwd: root,
    env: { ...process.env, LOG_LEVEL: "warn", ...env, PORT: String(port) },
    stdio: ["ignore", "pipe", "inherit"],
  });
  let text = "";
  child.stdout.on("data", (chunk: Buffer) => (text += chunk.toString("utf8")));
  await untilListening(child, port);
  return {
    port,
    printed: () => text,
    memory: () => residentMegabytes(child),
    processorSeconds: () => processorSeconds(child),
    async stop() {
      const exited = once(child, "exit");
      child.kill("SIGTERM");
      await exited;
    },
  };
}

async function untilListening(child: ChildProcess, port: number): Promise<void> {
  const given = performance.now() + patienceMs;
  while (performance.now() < given) {
    if (child.exitCode !== null) throw new Error("The server ended before it was ready.");
    const answers = await fetch(`http://127.0.0.1:${port}/healthz`).then(
      () => true,
      () => false,
    );
    if (answers) return;
    await setTimeout(stepMs);
  }
  child.kill();
  throw new Error("The server was not ready in time.");
}

async function residentMegabytes({ pid }: ChildProcess): Promise<number | undefined> {
  const status = await readFile(join("/proc", String(pid), "status"), "utf8").catch(() => "");
  const kibibytes = /^VmRSS:\s+(\d+) kB$/mu.exec(status)?.[1];
  return kibibytes === undefined ? undefined : (Number(kibibytes) * 1024) / 1e6;
}

const ticksPerSecond = 100;

async function processorSeconds({ pid }: ChildProcess): Promise<number> {
  const stat = await readFile(join("/proc", String(pid), "stat"), "utf8").catch(() => "");
  const [, user = 0, system = 0] = /^\d+ \(.*\)(?: \S+){11} (\d+) (\d+)/u.exec(stat) ?? [];
  return (Number(user) + Number(system)) / ticksPerSecond;
}
