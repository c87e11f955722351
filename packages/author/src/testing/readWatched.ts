import { readFileSync } from "node:fs";

import type { ExtractionResult } from "../model/ExtractedDocument.ts";
import { extractDocument } from "../document/extractDocument.ts";
import { prepareReader } from "../document/reader.ts";

const watchEveryMs = 20;

/** A document read as the server reads it, and the most memory that its reader took. */
export interface WatchedReading {
  readonly result: ExtractionResult;
  /** Null where the system does not tell. */
  readonly peakMegabytes: number | null;
}

/** Reads a PDF with the reader that the server starts for an upload, and watches how much memory it takes. */
export async function readWatched(bytes: Uint8Array): Promise<WatchedReading> {
  const reader = prepareReader();
  let peakMegabytes: number | null = null;
  const watch = setInterval(() => {
    peakMegabytes = highWater(reader) ?? peakMegabytes;
  }, watchEveryMs);
  const result = await extractDocument(bytes);
  clearInterval(watch);
  return { result, peakMegabytes };
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
