import { execFile } from "node:child_process";
import { existsSync, renameSync, rmSync } from "node:fs";
import { join, resolve } from "node:path";
import { fileURLToPath } from "node:url";
import { promisify } from "node:util";

import { Kysely, PGliteDialect } from "kysely";
import { fromPglite } from "pg-boss";

import type { Schema } from "../Schema.ts";
import type { Store } from "../Store.ts";
import { lockFolder } from "./lockFolder.ts";
import { startPglite } from "./startPglite.ts";
import { syncPath, syncTree } from "./syncTree.ts";

export interface EmbeddedOptions {
  /** The folder of the database; made when it is not there. */
  readonly folder: string;
  /** False for a database that is thrown away: nothing is forced to the disk, which takes its time. */
  readonly isDurable?: boolean;
  /** Told of every file that reached the disk, for tests. */
  readonly onSync?: (path: string) => void;
}

const run = promisify(execFile);
const initialize = fileURLToPath(new URL("./initialize.ts", import.meta.url));

/** Opens the embedded database of a folder, for this process alone. */
export async function openEmbedded(options: EmbeddedOptions): Promise<Store> {
  const folder = resolve(options.folder);
  const release = lockFolder(folder);
  try {
    const data = join(folder, "postgres");
    if (!existsSync(data)) await create(folder, data);
    const pglite = await startPglite(data, options);
    const db = new Kysely<Schema>({ dialect: new PGliteDialect({ pglite }) });
    return {
      kind: "embedded",
      db,
      queueOptions: { backend: "pglite", db: fromPglite(pglite) },
      listen: ({ channel, onPayload }) => pglite.listen(channel, onPayload),
      close: () => db.destroy().finally(release),
    };
  } catch (error) {
    release();
    throw error;
  }
}

/**
 * Makes a new database aside and moves it into place when it is whole. The file of the lock is left
 * alone: the system frees a lock as soon as its process closes that file, however it came by it.
 */
async function create(folder: string, data: string): Promise<void> {
  const draft = `${data}.new`;
  rmSync(draft, { recursive: true, force: true });
  await run(process.execPath, ["--no-warnings", initialize, draft]);
  renameSync(draft, data);
  syncTree(data);
  syncPath(folder);
}
