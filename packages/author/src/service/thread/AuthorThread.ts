import { Worker } from "node:worker_threads";

import { AuthorUnavailableError } from "../AuthorUnavailableError.ts";
import { limitConcurrency } from "../limitConcurrency.ts";
import { callWorker } from "./callWorker.ts";
import { defaultDeadlines } from "./deadlines.ts";
import type { Deadlines } from "./deadlines.ts";
import type { WorkInputs, WorkName, WorkResults } from "./protocol.ts";

export interface AuthorThreadOptions {
  /** After so many milliseconds without work the thread ends, and its memory is free. */
  readonly idleMs: number;
  /** Most memory of the thread, megabytes. */
  readonly memoryMb: number;
  /** The folder where the thread keeps what it compiled for its next start; nowhere unless given. */
  readonly compileCache?: string | undefined;
  /** Deadlines other than those of a server. */
  readonly deadlines?: Partial<Deadlines>;
  /** What runs in the thread, unless it is the author. */
  readonly entry?: URL;
  /** Told of every thread that ended under its work, or had to be ended. */
  readonly onFailure?: ((error: AuthorUnavailableError) => void) | undefined;
}

const authorEntry = new URL("./entry.ts", import.meta.url);

/**
 * A thread that starts with the first work and ends when there was none for a while. It is given one
 * piece of work at a time, within a deadline: a thread that ends, or is ended, fails that piece alone,
 * and those that wait their turn are done by the next thread.
 */
export class AuthorThread {
  readonly #options: AuthorThreadOptions;
  readonly #inTurn = limitConcurrency(1, (work: () => Promise<void>) => work());
  #worker: Worker | undefined;
  #unfinished = 0;
  #stopping = new AbortController();
  #idleTimer: NodeJS.Timeout | undefined;

  constructor(options: AuthorThreadOptions) {
    this.#options = options;
  }

  /** Starts the thread for work that is on its way: it needs half a second until it can do some. */
  wake(): void {
    this.#start();
    this.#endWhenIdle();
  }

  /**
   * Does one piece of work there. Rejects with the error that the work fails with, or with an
   * `AuthorUnavailableError` where the thread does, or is stopped.
   */
  async call<Name extends WorkName>(
    name: Name,
    input: WorkInputs[Name],
  ): Promise<WorkResults[Name]> {
    const { signal } = this.#stopping;
    this.#unfinished += 1;
    try {
      return await new Promise<WorkResults[Name]>((resolve, reject) => {
        void this.#inTurn(() => this.#perform(name, input, signal).then(resolve, reject));
      });
    } finally {
      this.#unfinished -= 1;
      this.#endWhenIdle();
    }
  }

  /** Ends the thread; work that is under way fails, and what waits its turn. */
  async stop(): Promise<void> {
    this.#stopping.abort();
    this.#stopping = new AbortController();
    await this.#end();
  }

  async #perform<Name extends WorkName>(
    name: Name,
    input: WorkInputs[Name],
    stopped: AbortSignal,
  ): Promise<WorkResults[Name]> {
    if (stopped.aborted) throw new AuthorUnavailableError("stopped", name);
    const worker = this.#start();
    const deadline = this.#options.deadlines?.[name] ?? defaultDeadlines[name];
    try {
      return await callWorker(worker, name, input, deadline);
    } catch (error) {
      if (!(error instanceof AuthorUnavailableError)) throw error;
      if (stopped.aborted) throw new AuthorUnavailableError("stopped", name, { cause: error });
      this.#discard(worker);
      this.#options.onFailure?.(error);
      throw error;
    }
  }

  #start(): Worker {
    clearTimeout(this.#idleTimer);
    if (this.#worker) return this.#worker;
    const { entry = authorEntry, compileCache, memoryMb, onFailure } = this.#options;
    const worker = new Worker(entry, {
      env: { ...process.env, ...cacheVariable(compileCache) },
      resourceLimits: { maxOldGenerationSizeMb: memoryMb },
    });
    worker.unref();
    worker.on("error", (cause) => {
      this.#discard(worker);
      // Work that it had is told so by itself.
      if (this.#unfinished === 0)
        onFailure?.(new AuthorUnavailableError("thread_ended", null, { cause }));
    });
    worker.once("exit", () => this.#discard(worker));
    this.#worker = worker;
    return worker;
  }

  /** The next work is done by another thread. */
  #discard(worker: Worker): void {
    if (this.#worker === worker) this.#worker = undefined;
    void worker.terminate();
  }

  async #end(): Promise<void> {
    clearTimeout(this.#idleTimer);
    const worker = this.#worker;
    this.#worker = undefined;
    await worker?.terminate();
  }

  #endWhenIdle(): void {
    if (this.#unfinished > 0) return;
    clearTimeout(this.#idleTimer);
    this.#idleTimer = setTimeout(() => void this.#end(), this.#options.idleMs).unref();
  }
}

function cacheVariable(folder: string | undefined): NodeJS.ProcessEnv {
  return folder === undefined ? {} : { NODE_COMPILE_CACHE: folder };
}
