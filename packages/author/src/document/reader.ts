import { spawn } from "node:child_process";
import type { ChildProcess } from "node:child_process";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";

import type { ExtractionLimits } from "./ExtractionLimits.ts";

const entry = fileURLToPath(new URL("./child/main.ts", import.meta.url));
const withoutNetwork = new URL("./child/withoutNetwork.ts", import.meta.url).href;

/** The program: what it consists of, and the library with all places where it is looked for. */
const readable: readonly string[] = [
  ...["./", "../texts/"].map((folder) => fileURLToPath(new URL(folder, import.meta.url))),
  fileURLToPath(new URL("../", import.meta.resolve("unpdf"))),
  ...foldersAbove(import.meta.dirname).map((folder) => join(folder, "node_modules", "unpdf")),
];

/** Of a reader that no other limits were asked for. */
export const defaultLimits: ExtractionLimits = {
  timeoutMs: 30_000,
  timeoutPerPageMs: 60,
  memoryMb: 480,
  maxPages: 2500,
  maxCharacters: 8_000_000,
};

/** An upload takes no longer, mostly; the next one starts a reader of its own. */
const keptMs = 60_000;

let waiting: { readonly child: ChildProcess; readonly timer: NodeJS.Timeout } | null = null;

/**
 * Starts a process that reads one PDF. It may read its own program and no other file, write none,
 * start nothing, and has neither network nor environment.
 */
export function startReader(
  { memoryMb, maxPages, maxCharacters }: ExtractionLimits,
  program: string = entry,
): ChildProcess {
  return spawn(
    process.execPath,
    [
      `--max-old-space-size=${memoryMb}`,
      // Each page leaves much behind: a young heap that has to grow first is collected far more often.
      "--min-semi-space-size=16",
      "--no-warnings",
      "--permission",
      ...readable.map((path) => `--allow-fs-read=${path}`),
      `--import=${withoutNetwork}`,
      program,
      String(maxPages),
      String(maxCharacters),
    ],
    { stdio: ["pipe", "pipe", "ignore", "ipc"], env: {} },
  );
}

/**
 * Starts a reader for a PDF that is still on its way, so that it need not be waited for then. At most
 * one waits, and it ends where nothing comes. Returns its id; undefined where none could be started.
 */
export function prepareReader(forMs: number = keptMs): number | undefined {
  if (waiting === null) {
    const child = startReader(defaultLimits);
    const leave = () => {
      if (waiting?.child === child) waiting = null;
    };
    child.once("error", leave);
    child.once("exit", leave);
    waiting = { child, timer: setTimeout(() => child.kill("SIGKILL"), forMs).unref() };
  }
  return waiting.child.pid;
}

/** Ends the reader that waits, if there is one. */
export function dismissReader(): void {
  if (waiting === null) return;
  clearTimeout(waiting.timer);
  waiting.child.kill("SIGKILL");
  waiting = null;
}

/** The reader that waits, or a new one. */
export function takeReader(): ChildProcess {
  if (waiting === null) return startReader(defaultLimits);
  const { child, timer } = waiting;
  clearTimeout(timer);
  waiting = null;
  return child;
}

function foldersAbove(folder: string): readonly string[] {
  const parent = dirname(folder);
  return parent === folder ? [] : [parent, ...foldersAbove(parent)];
}
