import { existsSync, mkdirSync } from "node:fs";
import { join, resolve } from "node:path";

import { PGlite } from "@electric-sql/pglite";
import { Kysely, PGliteDialect } from "kysely";
import { fromPglite } from "pg-boss";

import type { Store } from "../Store.ts";
import { DurableNodeFs } from "./DurableNodeFs.ts";
import { lockFolder } from "./lockFolder.ts";
import { syncTree } from "./syncTree.ts";

export interface EmbeddedOptions {
  /** The folder of the database; made when it is not there. */
  readonly folder: string;
  /** Told of every file that reached the disk, for tests. */
  readonly onSync?: (path: string) => void;
}

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

/** Opens the embedded database of a folder, for this process alone. */
export async function openEmbedded(options: EmbeddedOptions): Promise<Store> {
  const folder = resolve(options.folder);
  const unlock = lockFolder(folder);
  try {
    const pglite = await startPglite(join(folder, "postgres"), options.onSync);
    return embeddedStore(pglite, unlock);
  } catch (error) {
    unlock();
    throw error;
  }
}

/** Wraps a started PGlite; `release` is called once it is closed. */
export function embeddedStore(pglite: PGlite, release: () => void): Store {
  const db = new Kysely<Store["db"] extends Kysely<infer Tables> ? Tables : never>({
    dialect: new PGliteDialect({ pglite }),
  });
  return {
    kind: "embedded",
    db,
    queueOptions: { backend: "pglite", db: fromPglite(pglite) },
    listen: (channel, onPayload) => pglite.listen(channel, onPayload),
    close: async () => {
      try {
        await db.destroy();
      } finally {
        release();
      }
    },
  };
}

/** How values come back, the same as from a PostgreSQL server. */
export const parsers = {
  [int8]: Number,
  [date]: (text: string) => text,
};

async function startPglite(folder: string, onSync?: (path: string) => void): Promise<PGlite> {
  const isNew = !existsSync(folder);
  mkdirSync(folder, { recursive: true });
  const pglite = await PGlite.create({
    fs: new DurableNodeFs(folder, onSync),
    parsers,
    startParams: startParameters(),
  });
  if (isNew) {
    await pglite.exec("CHECKPOINT");
    syncTree(folder);
  }
  return pglite;
}

/** PGlite's own parameters without `-F` (never fsync), and with our settings. */
function startParameters(): string[] {
  const kept = PGlite.defaultStartParams.filter((parameter) => parameter !== "-F");
  const ours = Object.entries(settings).flatMap(([name, value]) => ["-c", `${name}=${value}`]);
  return [...kept, ...ours];
}
