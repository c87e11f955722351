import { existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { pnpm } from "../lib/pnpm.ts";
import { root } from "../lib/root.ts";
import { run } from "../lib/run.ts";
import type { Change } from "./Change.ts";

/** Does what a generator wants, all of it or nothing, and formats it. */
export async function apply(change: Change): Promise<void> {
  const taken = Object.keys(change.files).filter((path) => existsSync(join(root, path)));
  if (taken.length > 0) throw new Error(`There already: ${taken.join(", ")}`);
  // All edits are made before anything is written, so that one that fails leaves nothing behind.
  const edited = Object.entries(change.edits).map(
    ([path, edit]) => [path, edit(readFileSync(join(root, path), "utf8"))] as const,
  );
  const texts = [...Object.entries(change.files), ...edited];
  for (const [path, text] of texts) {
    mkdirSync(dirname(join(root, path)), { recursive: true });
    writeFileSync(join(root, path), text);
    console.log(`${path in change.files ? "wrote  " : "changed"} ${path}`);
  }
  await run(
    "oxfmt",
    texts.map(([path]) => path),
    { quiet: true },
  );
  for (const command of change.commands) await pnpm(command);
  for (const step of change.next) console.log(`→ ${step}`);
}
