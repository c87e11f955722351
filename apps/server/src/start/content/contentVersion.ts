import { createHash } from "node:crypto";
import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";

import { shelfFiles } from "../../features/capsules/index.ts";

/** Rises when the same content would be stored otherwise. */
export const storageVersion = 2;

/** Names the shipped content by the bytes of its files, without parsing any of them. */
export function contentVersion(folder = contentFolder()): string {
  const hash = createHash("sha256").update(String(storageVersion));
  const files = readdirSync(folder, { recursive: true, encoding: "utf8" })
    .filter((file) => file.endsWith(".json"))
    .toSorted();
  for (const file of files) hash.update(file).update(readFileSync(join(folder, file)));
  for (const file of shelfFiles) hash.update(readFileSync(file));
  return hash.digest("hex");
}

/** The capsules of the content package, whether it is used from its source or from its build. */
function contentFolder(): string {
  const entry = import.meta.resolve("@alambic/content");
  const folders = ["../capsules/", "../../capsules/"].map((up) =>
    fileURLToPath(new URL(up, entry)),
  );
  const folder = folders.find((candidate) => existsSync(candidate));
  if (folder === undefined) throw new Error("The shipped capsules are not where they should be.");
  return folder;
}
