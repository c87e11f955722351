import { readdir, stat } from "node:fs/promises";
import { join } from "node:path";
import { packPicture } from "./lib/packPicture.ts";
import { root } from "./lib/root.ts";
import { run } from "./lib/run.ts";

/** `pnpm pictures:update <folder>`: takes the pictures of stories anew, and packs what was taken. */
const started = Date.now();
const vitest = ["run", "--project", "stories", "--update=all", ...process.argv.slice(2)];
const { code } = await run("vitest", vitest);
for (const picture of await pictures()) {
  if ((await stat(picture)).mtimeMs >= started) await packPicture(picture);
}
process.exitCode = code;

async function pictures(): Promise<readonly string[]> {
  const source = join(root, "packages/ui/src");
  const files = await readdir(source, { recursive: true });
  return files
    .filter((file) => file.includes("__screenshots__") && file.endsWith(".png"))
    .map((file) => join(source, file));
}
