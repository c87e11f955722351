import { mkdirSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { tokenFiles } from "../src/tokens/dtcg/tokenFiles.ts";

const folder = join(import.meta.dirname, "../tokens");

rmSync(folder, { recursive: true, force: true });
mkdirSync(folder);
for (const [name, text] of tokenFiles()) writeFileSync(join(folder, name), text);
