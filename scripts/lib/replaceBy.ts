import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { root } from "./root.ts";

/**
 * Goes on as another script: signals, exit code and terminal are its own. Where the system can, the
 * process starts afresh, without the memory that building took. `path` counts from the root.
 */
export async function replaceBy(path: string, args: readonly string[]): Promise<void> {
  const target = join(root, path);
  if (process.platform !== "win32" && "execve" in process) {
    process.execve?.(process.execPath, [process.execPath, target, ...args], process.env);
  }
  process.argv = [process.execPath, target, ...args];
  await import(pathToFileURL(target).href);
}
