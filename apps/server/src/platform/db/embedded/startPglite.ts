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

/** Starts the database of a folder, and makes it when there is none. Told of every synced file. */
export function startPglite(folder: string, onSync?: (path: string) => void): Promise<PGlite> {
  mkdirSync(folder, { recursive: true });
  return PGlite.create({
    fs: new DurableNodeFs(folder, onSync),
    parsers: { [int8]: Number, [date]: (text: string) => text },
    startParams: startParameters(),
  });
}

/** PGlite's own parameters without `-F` (never fsync), and with our settings. */
function startParameters(): string[] {
  const kept = PGlite.defaultStartParams.filter((parameter) => parameter !== "-F");
  const ours = Object.entries(settings).flatMap(([name, value]) => ["-c", `${name}=${value}`]);
  return [...kept, ...ours];
}
