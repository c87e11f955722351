import { existsSync, mkdirSync, readFileSync, readdirSync, rmSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";

import { filesOfContract, generatedFolder } from "./filesOfContract.ts";

/** Writes a hook for each operation of the contract, all below `generated/`. */
const files = await filesOfContract();
mkdirSync(generatedFolder, { recursive: true });
for (const [name, text] of files) {
  const path = join(generatedFolder, name);
  // Unchanged files are left alone, so that a running development server reloads only what changed.
  if (existsSync(path) && readFileSync(path, "utf8") === text) continue;
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, text);
}
for (const name of readdirSync(generatedFolder, { recursive: true, encoding: "utf8" })) {
  if (name.endsWith(".ts") && !files.has(name)) rmSync(join(generatedFolder, name));
}
