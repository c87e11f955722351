import { accessSync, constants } from "node:fs";
import { delimiter, join } from "node:path";

/** Where a program stands, looked for in the given folders and then on the PATH. */
export function commandPath(program: string, folders: readonly string[] = []): string | undefined {
  const onPath = (process.env["PATH"] ?? "").split(delimiter);
  return [...folders, ...onPath].map((folder) => join(folder, program)).find(isExecutable);
}

function isExecutable(path: string): boolean {
  try {
    accessSync(path, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}
