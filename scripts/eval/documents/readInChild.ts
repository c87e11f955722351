import { spawn } from "node:child_process";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { buffer } from "node:stream/consumers";
import type { ExtractionResult } from "../../../apps/server/src/author/index.ts";
import { root } from "../../lib/root.ts";

const entry = join(root, "apps/server/src/author/document/child/main.ts");
const limits = { pages: "2000", characters: "4000000" };
const watchEveryMs = 20;

/** A document read in the process that the server reads it in, and the most memory that took. */
export interface ChildReading {
  readonly result: ExtractionResult;
  /** Null where the system does not tell. */
  readonly peakMegabytes: number | null;
}

/** Reads a PDF in a process of its own and watches how much memory it takes. */
export async function readInChild(bytes: Uint8Array): Promise<ChildReading> {
  const child = spawn(process.execPath, ["--no-warnings", entry, limits.pages, limits.characters], {
    stdio: ["pipe", "pipe", "inherit"],
  });
  let peak: number | null = null;
  const watch = setInterval(() => {
    peak = highWater(child.pid) ?? peak;
  }, watchEveryMs);
  child.stdin.end(bytes);
  const output = await buffer(child.stdout);
  clearInterval(watch);
  const result: ExtractionResult = JSON.parse(output.toString("utf8"));
  return { result, peakMegabytes: peak };
}

/** The most that a process ever held, as Linux tells it. */
function highWater(pid: number | undefined): number | null {
  try {
    const status = readFileSync(`/proc/${pid}/status`, "utf8");
    const [, kilobytes] = /^VmHWM:\s+(\d+) kB/mu.exec(status) ?? [];
    return kilobytes === undefined ? null : Number(kilobytes) / 1024;
  } catch {
    return null;
  }
}
