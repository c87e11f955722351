import { mkdirSync } from "node:fs";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";

/** Another process holds the folder. */
export class FolderLockedError extends Error {
  override readonly name = "FolderLockedError";

  constructor(folder: string) {
    super(
      `The database in ${folder} is in use by another process. Stop that server first, or set ` +
        "DATA_DIR to another folder.",
    );
  }
}

/**
 * Takes a folder for this process alone and returns what lets it go. The lock is an exclusive
 * transaction on a small SQLite file: the system frees it however the process ends. Throws a
 * `FolderLockedError` at once when another process holds it.
 */
export function lockFolder(folder: string): () => void {
  mkdirSync(folder, { recursive: true });
  const lock = new DatabaseSync(join(folder, "lock.sqlite"), { timeout: 0 });
  try {
    lock.exec("PRAGMA journal_mode = DELETE; BEGIN EXCLUSIVE");
  } catch (error) {
    lock.close();
    throw isBusy(error) ? new FolderLockedError(folder) : error;
  }
  return () => lock.close();
}

function isBusy(error: unknown): boolean {
  const busy = 5;
  return error instanceof Error && "errcode" in error && error.errcode === busy;
}
