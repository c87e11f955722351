import { createHash } from "node:crypto";
import { readFileSync, readdirSync, statSync } from "node:fs";
import { join } from "node:path";

const notSource = new Set(["node_modules", "dist", "__screenshots__"]);
const notBuilt = /\.(test|stories)\.tsx?$|\.mdx?$/u;

/** A digest of the contents of files and folders; tests, stories and built files left out. */
export function fingerprint(root: string, sources: readonly string[]): string {
  const hash = createHash("sha256");
  for (const path of sources.flatMap((source) => filesBelow(root, source))) {
    hash
      .update(path)
      .update("\0")
      .update(readFileSync(join(root, path)))
      .update("\0");
  }
  return hash.digest("hex");
}

function filesBelow(root: string, path: string): string[] {
  const found = statSync(join(root, path), { throwIfNoEntry: false });
  if (found === undefined) return [];
  if (found.isFile()) return notBuilt.test(path) ? [] : [path];
  return readdirSync(join(root, path))
    .filter((name) => !notSource.has(name))
    .toSorted()
    .flatMap((name) => filesBelow(root, join(path, name)));
}
