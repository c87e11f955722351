import { once } from "node:events";

import { spawnForTest } from "./spawnForTest.ts";
import type { TestChild } from "./spawnForTest.ts";

const main = new URL("../main.ts", import.meta.url);
const ready = /Alambic is ready: (http:\/\/\S+)/u;

/** The real server in a process of its own. */
export class ServerProcess {
  readonly #child: TestChild;
  readonly #exit: Promise<number | null>;
  #output = "";
  #hasEnded = false;

  private constructor(environment: Readonly<Record<string, string>>, signal?: AbortSignal) {
    this.#child = spawnForTest({
      file: main,
      environment: { PORT: "0", LOG_LEVEL: "error", ...environment },
      ...(signal && { signal }),
    });
    for (const stream of [this.#child.stdout, this.#child.stderr]) {
      stream.on("data", (chunk: Buffer) => {
        this.#output += chunk.toString();
      });
    }
    this.#exit = once(this.#child, "exit").then(() => {
      this.#hasEnded = true;
      return this.#child.exitCode;
    });
  }

  /** Starts a server with some variables; it is killed when the signal aborts. */
  static start(environment: Readonly<Record<string, string>>, signal?: AbortSignal): ServerProcess {
    return new ServerProcess(environment, signal);
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
      await Promise.race([once(this.#child.stdout, "data"), this.#exit]);
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
