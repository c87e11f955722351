import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

/** An empty folder that is gone when the returned function is called. */
export function createFolder(name: string): {
  readonly folder: string;
  readonly remove: () => void;
} {
  const folder = mkdtempSync(join(tmpdir(), `alambic-${name}-`));
  return { folder, remove: () => rmSync(folder, { recursive: true, force: true }) };
}
