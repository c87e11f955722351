import { createHash } from "node:crypto";
import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";

import type { Config } from "../../platform/config/Config.ts";
import { appFolder, page } from "./appFolder.ts";

const inline = /<script>(?<text>[^<]*)<\/script>/gu;

/** The hashes of what the page of the application runs before its first paint, for the policy. */
export function inlineScripts(config: Config): string[] {
  const path = join(appFolder(config), page);
  if (!existsSync(path)) return [];
  return [...readFileSync(path, "utf8").matchAll(inline)].map(
    ({ groups }) =>
      `'sha256-${createHash("sha256")
        .update(groups?.["text"] ?? "")
        .digest("base64")}'`,
  );
}
