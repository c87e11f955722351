import { createHash } from "node:crypto";
import { existsSync, readFileSync } from "node:fs";

const inline = /<script>(?<text>[^]*?)<\/script>/gu;

/** The hashes of what a page runs that stands in it, for the policy; none where there is no such page. */
export function inlineScripts(path: string): string[] {
  if (!existsSync(path)) return [];
  return [...readFileSync(path, "utf8").matchAll(inline)].map(
    ({ groups }) =>
      `'sha256-${createHash("sha256")
        .update(groups?.["text"] ?? "")
        .digest("base64")}'`,
  );
}
