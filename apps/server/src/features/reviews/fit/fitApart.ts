import { fork } from "node:child_process";
import { constants, setPriority } from "node:os";
import { fileURLToPath } from "node:url";

import type { FitResult, MemoryStep } from "../memory/fit/index.ts";

export interface FitApartOptions {
  /** Ends the fit; it is then null. */
  readonly signal?: AbortSignal;
  readonly timeLimitMs?: number;
  /** What runs in the process, unless it is the fit. */
  readonly entry?: URL;
}

const usualTimeLimitMs = 180_000;
const mostMemoryMb = 512;
const fitEntry = new URL("./fitEntry.ts", import.meta.url);

/**
 * Fits in a process of its own: the optimiser is native code, and whatever it does, the server goes on. A
 * process that ends by itself, or that has to be ended, is a fit that failed.
 *
 * @returns null where it was told to end.
 */
export async function fitApart(
  histories: readonly (readonly MemoryStep[])[],
  { signal, timeLimitMs = usualTimeLimitMs, entry = fitEntry }: FitApartOptions = {},
): Promise<FitResult | null> {
  if (signal?.aborted === true) return null;
  const child = fork(fileURLToPath(entry), [], {
    // Nothing that the server knows is for it, and one thread is enough.
    env: { PATH: process.env["PATH"], RAYON_NUM_THREADS: "1" },
    execArgv: ["--no-warnings", `--max-old-space-size=${mostMemoryMb}`],
    serialization: "advanced",
    stdio: ["ignore", "ignore", "ignore", "ipc"],
  });
  const end = () => child.kill("SIGKILL");
  let isLate = false;
  const limit = setTimeout(() => {
    isLate = true;
    end();
  }, timeLimitMs);
  signal?.addEventListener("abort", end, { once: true });
  try {
    return await new Promise<FitResult | null>((resolve) => {
      child.once("message", (result: FitResult) => resolve(result));
      child.once("error", () => resolve({ outcome: "failed", fault: "crashed" }));
      child.once("exit", () => {
        if (signal?.aborted === true) resolve(null);
        else resolve({ outcome: "failed", fault: isLate ? "timed_out" : "crashed" });
      });
      child.once("spawn", () => {
        giveWay(child.pid);
        // A process that ended already is told of by its exit.
        child.send(histories, () => undefined);
      });
    });
  } finally {
    clearTimeout(limit);
    signal?.removeEventListener("abort", end);
    end();
  }
}

/** Lets the server go first, where the system knows how. */
function giveWay(pid: number | undefined): void {
  if (pid === undefined) return;
  try {
    setPriority(pid, constants.priority.PRIORITY_BELOW_NORMAL);
  } catch {
    // It has ended, or the system does not allow it: the fit is the same.
  }
}
