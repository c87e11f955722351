import { mkdirSync } from "node:fs";

import { PGlite } from "@electric-sql/pglite";

import { DurableNodeFs } from "./DurableNodeFs.ts";

const int8 = 20;
const date = 1082;

/** Small buffers keep the process small; everything else is as durable as a server. */
const settings = {
  fsync: "on",
  wal_sync_method: "fsync",
  full_page_writes: "on",
  synchronous_commit: "on",
  shared_buffers: "16MB",
  wal_buffers: "1MB",
  max_wal_size: "256MB",
  timezone: "UTC",
};

export interface PgliteOptions {
  /** Whether what is committed is forced to the disk; so it is unless told. */
  readonly isDurable?: boolean;
  /** Told of every file that reached the disk. */
  readonly onSync?: (path: string) => void;
}

/** Starts the database of a folder, and makes it when there is none. */
export function startPglite(
  folder: string,
  { isDurable = true, onSync }: PgliteOptions = {},
): Promise<PGlite> {
  mkdirSync(folder, { recursive: true });
  return PGlite.create({
    fs: new DurableNodeFs(folder, onSync),
    parsers: { [int8]: Number, [date]: (text: string) => text },
    startParams: startParameters(isDurable ? settings : { ...settings, fsync: "off" }),
  });
}

/** PGlite's own parameters without `-F` (never fsync), and with our settings. */
function startParameters(given: typeof settings): string[] {
  const kept = PGlite.defaultStartParams.filter((parameter) => parameter !== "-F");
  const ours = Object.entries(given).flatMap(([name, value]) => ["-c", `${name}=${value}`]);
  return [...kept, ...ours];
}
