import { ConfigError } from "../platform/config/Config.ts";
import { FolderLockedError } from "../platform/db/embedded/lockFolder.ts";
import { SchemaError } from "../platform/db/migrate.ts";

/** Errors that a person can do something about: their message says what. */
const explained = [ConfigError, FolderLockedError, SchemaError];

/** Ends the process after an error at the start. */
export function reportAndExit(error: unknown): never {
  process.stderr.write(`\n${messageOf(error)}\n\n`);
  process.exit(1);
}

function messageOf(error: unknown): string {
  if (!(error instanceof Error)) return `Alambic could not start: ${String(error)}`;
  if (explained.some((kind) => error instanceof kind)) {
    return `Alambic could not start. ${error.message}`;
  }
  if ("code" in error && error.code === "EADDRINUSE") {
    return "Alambic could not start. The port is in use: stop what listens there, or set PORT.";
  }
  if ("code" in error && (error.code === "ECONNREFUSED" || error.code === "ENOTFOUND")) {
    return `Alambic could not start. The database of DATABASE_URL cannot be reached: ${error.message}`;
  }
  return `Alambic could not start: ${error.stack ?? error.message}`;
}
