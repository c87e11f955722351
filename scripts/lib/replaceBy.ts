import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { root } from "./root.ts";

/**
 * Goes on as another script, in this very process: signals, exit code and terminal are its own.
 * `path` counts from the root of the workspace.
 */
export async function replaceBy(path: string, args: readonly string[]): Promise<void> {
  const target = join(root, path);
  process.argv = [process.execPath, target, ...args];
  await import(pathToFileURL(target).href);
}
