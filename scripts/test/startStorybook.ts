import { spawn } from "node:child_process";
import { once } from "node:events";
import { join } from "node:path";
import { root } from "../lib/root.ts";

/** How long it may take to answer: a few seconds, or far more beside whatever else a machine does. */
const patienceMs = 120_000;

/** What ends a process from outside, and runs none of its `exit` handlers. */
const endings = ["SIGINT", "SIGTERM", "SIGHUP"] as const;

export interface RunningStorybook {
  /** Where it answers, without a slash at its end. */
  readonly address: string;
  stop(): Promise<void>;
}

/** Starts Storybook in development; what it said, where it does not come to answer. */
export async function startStorybook(port: number): Promise<RunningStorybook | string> {
  const said: Buffer[] = [];
  const where = ["--host", "127.0.0.1", "--port", String(port), "--exact-port"];
  const child = spawn(
    join(root, "node_modules/.bin/storybook"),
    ["dev", "--ci", "--no-version-updates", "--disable-telemetry", ...where],
    // A group of its own: what it starts is stopped with it.
    { cwd: root, detached: true, stdio: ["ignore", "pipe", "pipe"] },
  );
  child.stdout.on("data", (chunk: Buffer) => said.push(chunk));
  child.stderr.on("data", (chunk: Buffer) => said.push(chunk));
  const ended = once(child, "close");
  const kill = () => {
    if (child.pid !== undefined && child.exitCode === null && child.signalCode === null)
      process.kill(-child.pid, "SIGKILL");
  };
  // Whatever ends this process ends its group.
  const endWith = (signal: NodeJS.Signals) => {
    kill();
    process.kill(process.pid, signal);
  };
  process.once("exit", kill);
  for (const signal of endings) process.once(signal, endWith);
  const stop = async () => {
    process.off("exit", kill);
    for (const signal of endings) process.off(signal, endWith);
    kill();
    await ended;
  };
  const address = `http://127.0.0.1:${port}`;
  const gaveUp = AbortSignal.timeout(patienceMs);
  while (!gaveUp.aborted && child.exitCode === null) {
    if (await answers(`${address}/index.json`)) return { address, stop };
    await new Promise((resolve) => setTimeout(resolve, 200));
  }
  await stop();
  return `Storybook did not answer:\n${Buffer.concat(said).toString("utf8")}`;
}

async function answers(url: string): Promise<boolean> {
  const asked = fetch(url, { signal: AbortSignal.timeout(5000) });
  return asked.then(
    ({ ok }) => ok,
    () => false,
  );
}
