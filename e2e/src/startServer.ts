import { type ChildProcess, execFileSync, spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, rmSync } from "node:fs";
import { createServer } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { fileURLToPath } from "node:url";

const serverFolder = fileURLToPath(new URL("../../apps/server/", import.meta.url));
const turnedClock = fileURLToPath(new URL("./turned-clock.ts", import.meta.url));

/** A running server with an embedded database of its own in a temporary folder. */
export interface RunningServer {
  readonly origin: string;
  /** Where mails are kept that no server takes. */
  readonly outbox: string;
  /** What the server printed and logged so far. */
  output(): string;
  /** Runs the operator's command on the database while the server is stopped, then starts it again. */
  administer(...args: string[]): Promise<void>;
  /** Puts the server's clock ahead by so many milliseconds; 0 puts it right again. */
  turnClock(ahead: number): Promise<void>;
  /** Stops the server and removes its data. */
  dispose(): Promise<void>;
}

async function freePort(): Promise<number> {
  const probe = createServer().listen(0, "127.0.0.1");
  await once(probe, "listening");
  const address = probe.address();
  probe.close();
  if (address === null || typeof address === "string") throw new Error("No free port.");
  return address.port;
}

async function untilReady(
  origin: string,
  child: ChildProcess,
  output: () => string,
): Promise<void> {
  for (let attempt = 0; attempt < 1400; attempt += 1) {
    if (child.exitCode !== null) break;
    const ready = await fetch(`${origin}/readyz`).then(
      (response) => response.ok,
      () => false,
    );
    if (ready) return;
    await wait(100);
  }
  throw new Error(`The server did not become ready.\n${output()}`);
}

/** Starts the real server, with the built application, as a process of its own. */
export async function startServer(
  environment: Record<string, string> = {},
): Promise<RunningServer> {
  const folder = mkdtempSync(join(tmpdir(), "alambic-e2e-"));
  const port = await freePort();
  // Passkeys are made for a name, and never for an address of numbers.
  const origin = `http://localhost:${port}`;
  const env = {
    ...process.env,
    PORT: String(port),
    DATA_DIR: join(folder, "data"),
    PUBLIC_URL: origin,
    LOG_LEVEL: "warn",
    ADMIN_SECOND_STEP: "optional",
    TEST_ACCOUNT_EMAIL: "tester@example.org",
    ...environment,
  };
  const printed: string[] = [];
  const output = () => printed.join("");
  let child: ChildProcess;

  async function start(): Promise<void> {
    child = spawn(process.execPath, ["--import", turnedClock, "src/main.ts"], {
      cwd: serverFolder,
      env,
      stdio: ["ignore", "pipe", "pipe", "ipc"],
    });
    child.stdout?.on("data", (chunk) => printed.push(String(chunk)));
    child.stderr?.on("data", (chunk) => printed.push(String(chunk)));
    await untilReady(origin, child, output);
  }

  async function stop(): Promise<void> {
    if (child.exitCode !== null) return;
    const exited = once(child, "exit");
    child.kill("SIGTERM");
    await exited;
  }

  await start();
  return {
    origin,
    outbox: join(folder, "data", "outbox"),
    output,
    async administer(...args) {
      await stop();
      execFileSync(process.execPath, ["src/admin.ts", ...args], { cwd: serverFolder, env });
      await start();
    },
    async turnClock(ahead) {
      const turned = once(child, "message");
      child.send(ahead);
      await turned;
    },
    async dispose() {
      await stop();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
