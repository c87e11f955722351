import { existsSync } from "node:fs";
import { mkdir, readFile, readdir, rename, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { gunzipSync } from "node:zlib";
import { commandPath } from "../../lib/commandPath.ts";
import { root } from "../../lib/root.ts";
import { run } from "../../lib/run.ts";
import type { EvaluatedDocument } from "./EvaluatedDocument.ts";

const cache = join(root, "node_modules/.cache/alambic-eval");

/** Whether this system can unpack Debian's packages; where it cannot, documents are skipped. */
export function canFetch(): boolean {
  return commandPath("apt-get") !== undefined && commandPath("dpkg-deb") !== undefined;
}

/** The PDF, out of its package, kept for the next run; null where it cannot be had. */
export async function fetchDocument(document: EvaluatedDocument): Promise<Uint8Array | null> {
  const kept = join(cache, `${document.name}.pdf`);
  if (existsSync(kept)) return readFile(kept);
  const folder = join(cache, document.package);
  if (!existsSync(join(folder, document.path)) && !(await unpack(document.package, folder)))
    return null;
  const file = join(folder, document.path);
  if (!existsSync(file)) return null;
  const bytes = await readFile(file);
  await writeFile(kept, file.endsWith(".gz") ? gunzipSync(bytes) : bytes);
  return readFile(kept);
}

/** Downloads a package and unpacks it; whole or not at all. */
async function unpack(name: string, folder: string): Promise<boolean> {
  const partial = `${folder}.partial`;
  await rm(partial, { recursive: true, force: true });
  await mkdir(partial, { recursive: true });
  const download = await run("apt-get", ["download", name], { cwd: partial, quiet: true });
  const archive = (await readdir(partial)).find((file) => file.endsWith(".deb"));
  if (download.code !== 0 || archive === undefined) return false;
  const { code } = await run("dpkg-deb", ["-x", archive, "."], { cwd: partial, quiet: true });
  if (code !== 0) return false;
  await rm(folder, { recursive: true, force: true });
  await rename(partial, folder);
  return true;
}
