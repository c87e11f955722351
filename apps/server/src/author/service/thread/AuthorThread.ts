import { MessageChannel, Worker } from "node:worker_threads";
import type { MessagePort, Transferable } from "node:worker_threads";

import { WorkError } from "./protocol.ts";
import type { AuthorWork, WorkName, WorkReply } from "./protocol.ts";

export interface AuthorThreadOptions {
  /** After so many milliseconds without work the thread ends, and its memory is free. */
  readonly idleMs: number;
  /** Most memory of the thread, megabytes. */
  readonly memoryMb: number;
  /** The folder where the thread keeps what it compiled for its next start; nowhere unless given. */
  readonly compileCache?: string | undefined;
}

const entry = new URL("./entry.ts", import.meta.url);

/** A thread that starts with the first work and ends when there was none for a while. */
export class AuthorThread {
  readonly #options: AuthorThreadOptions;
  readonly #open = new Set<MessagePort>();
  #worker: Worker | undefined;
  #idleTimer: NodeJS.Timeout | undefined;

  constructor(options: AuthorThreadOptions) {
    this.#options = options;
  }

  /** Starts the thread for work that is on its way: it needs half a second until it can do some. */
  wake(): void {
    this.#start();
    this.#endWhenIdle();
  }

  /** Does one piece of work there. Rejects with a `WorkError` when it fails, or the thread does. */
  call<Name extends WorkName>(
    name: Name,
    input: Parameters<AuthorWork[Name]>,
    transfer: readonly Transferable[] = [],
  ): Promise<Awaited<ReturnType<AuthorWork[Name]>>> {
    const { port1: answers, port2: port } = new MessageChannel();
    const worker = this.#start();
    this.#open.add(answers);
    return new Promise<Awaited<ReturnType<AuthorWork[Name]>>>((resolve, reject) => {
      answers.once("message", (reply: WorkReply<Name>) => {
        if (reply.ok) resolve(reply.value);
        else reject(new WorkError(reply.error));
        answers.close();
      });
      answers.once("close", () => {
        this.#finish(answers);
        reject(new Error("The author's thread ended before its work was done."));
      });
      worker.postMessage({ call: { name, input }, port }, [port, ...transfer]);
    });
  }

  /** Ends the thread; work that is under way fails. */
  async stop(): Promise<void> {
    clearTimeout(this.#idleTimer);
    const worker = this.#worker;
    this.#worker = undefined;
    await worker?.terminate();
  }

  #start(): Worker {
    clearTimeout(this.#idleTimer);
    if (this.#worker) return this.#worker;
    const worker = new Worker(entry, {
      env: { ...process.env, ...cacheVariable(this.#options.compileCache) },
      resourceLimits: { maxOldGenerationSizeMb: this.#options.memoryMb },
    });
    worker.unref();
    worker.on("error", () => undefined);
    worker.once("exit", () => {
      if (this.#worker === worker) this.#worker = undefined;
      for (const port of this.#open) port.close();
    });
    this.#worker = worker;
    return worker;
  }

  #finish(port: MessagePort): void {
    this.#open.delete(port);
    this.#endWhenIdle();
  }

  #endWhenIdle(): void {
    if (this.#open.size > 0) return;
    clearTimeout(this.#idleTimer);
    this.#idleTimer = setTimeout(() => void this.stop(), this.#options.idleMs).unref();
  }
}

function cacheVariable(folder: string | undefined): NodeJS.ProcessEnv {
  return folder === undefined ? {} : { NODE_COMPILE_CACHE: folder };
}
