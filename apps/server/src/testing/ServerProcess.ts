import { spawn } from "node:child_process";
import type { ChildProcess } from "node:child_process";
import { once } from "node:events";
import { fileURLToPath } from "node:url";

const main = fileURLToPath(new URL("../main.ts", import.meta.url));
const ready = /Alambic is ready: (http:\/\/\S+)/u;

/** The real server in a process of its own. */
export class ServerProcess {
  readonly #child: ChildProcess;
  readonly #exit: Promise<number | null>;
  #output = "";
  #hasEnded = false;

  private constructor(environment: Readonly<Record<string, string>>) {
    this.#child = spawn(process.execPath, [main], {
      env: { PATH: process.env["PATH"], PORT: "0", LOG_LEVEL: "error", ...environment },
      stdio: ["ignore", "pipe", "pipe"],
    });
    for (const stream of [this.#child.stdout, this.#child.stderr]) {
      stream?.on("data", (chunk: Buffer) => {
        this.#output += chunk.toString();
      });
    }
    this.#exit = once(this.#child, "exit").then(() => {
      this.#hasEnded = true;
      return this.#child.exitCode;
    });
  }

  /** Starts a server with some variables. */
  static start(environment: Readonly<Record<string, string>>): ServerProcess {
    return new ServerProcess(environment);
  }

  /** All that it printed. */
  get output(): string {
    return this.#output;
  }

  /** The address at which it answers. Fails when it ends instead. */
  async address(): Promise<string> {
    for (;;) {
      const found = ready.exec(this.#output)?.[1];
      if (found !== undefined) return found.replace("localhost", "127.0.0.1");
      if (this.#hasEnded) throw new Error(`It ended: ${this.#output}`);
      await Promise.race([once(this.#child.stdout ?? this.#child, "data"), this.#exit]);
    }
  }

  signal(name: NodeJS.Signals): void {
    this.#child.kill(name);
  }

  /** The code with which it ends; null when it was killed. */
  exited(): Promise<number | null> {
    return this.#exit;
  }

  /** Ends it without a chance to clean up. */
  async kill(): Promise<void> {
    this.signal("SIGKILL");
    await this.#exit;
  }
}
