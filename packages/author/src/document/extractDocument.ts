import type { ChildProcess } from "node:child_process";

import { startDeadline } from "./deadline.ts";
import type { ExtractionLimits } from "./ExtractionLimits.ts";
import type { ExtractionResult } from "../model/ExtractedDocument.ts";
import { isPdf } from "./isPdf.ts";
import { defaultLimits, startReader, takeReader } from "./reader.ts";
import { residentMegabytes } from "./residentMegabytes.ts";

/** More than any document within the limits needs as JSON. */
const mostOutput = 64 * 1024 * 1024;
const watchEveryMs = 20;
const endOfLine = "\n";
/** So long a text that has been read is looked at more closely. */
const closerMs = 15_000;

/**
 * Reads a PDF in a process of its own, which can neither reach anything but its own program nor start
 * others, and which is ended when it takes too long or too much. Settles for every file there is.
 */
export function extractDocument(
  bytes: Uint8Array,
  limits: Partial<ExtractionLimits> = {},
): Promise<ExtractionResult> {
  if (bytes.length === 0) return Promise.resolve({ status: "refused", code: "pdf_empty" });
  if (!isPdf(bytes)) return Promise.resolve({ status: "refused", code: "not_a_pdf" });
  const all = { ...defaultLimits, ...limits };
  return read(bytes, all, Object.keys(limits).length === 0 ? takeReader() : startReader(all));
}

function read(
  bytes: Uint8Array,
  limits: ExtractionLimits,
  child: ChildProcess,
): Promise<ExtractionResult> {
  return new Promise((resolve, reject) => {
    const chunks: Buffer[] = [];
    let size = 0;
    const end = () => child.kill("SIGKILL");
    let deadline = startDeadline(limits, end);
    let isRead = false;
    child.on("message", () => deadline.pageRead());
    const watch = setInterval(() => {
      const used = child.pid === undefined ? null : residentMegabytes(child.pid);
      if (used !== null && used > limits.memoryMb) end();
    }, watchEveryMs);
    child.stdout?.on("data", (chunk: Buffer) => {
      size += chunk.length;
      if (size > mostOutput) end();
      else chunks.push(chunk);
      if (isRead || !chunk.includes(endOfLine)) return;
      isRead = true;
      deadline.stop();
      deadline = startDeadline({ timeoutMs: closerMs, timeoutPerPageMs: 0 }, end);
    });
    child.once("error", reject);
    child.once("close", () => {
      deadline.stop();
      clearInterval(watch);
      resolve(lastOf(chunks) ?? { status: "refused", code: "pdf_too_complex" });
    });
    // A child that ends before it has read everything closes the pipe; `close` tells the rest.
    child.stdin?.on("error", () => undefined);
    child.stdin?.end(bytes);
  });
}

/** The last whole line of what a reader wrote before it ended or was ended. */
function lastOf(chunks: readonly Buffer[]): ExtractionResult | null {
  const last = Buffer.concat(chunks).toString("utf8").split("\n").slice(0, -1).at(-1);
  return last === undefined ? null : JSON.parse(last);
}
