import { run } from "../lib/run.ts";
import type { Tarball } from "./packPackages.ts";

/** What publint and attw find wrong with a packed package; nothing where all is well. */
export async function lintTarball({ file, untyped, entries }: Tarball): Promise<string[]> {
  const published = await run("publint", [file, "--strict"], { quiet: true });
  const typed = await run(
    "attw",
    [
      file,
      "--profile",
      "esm-only",
      "--format",
      "ascii",
      "--no-emoji",
      "--entrypoints",
      ...entries.filter((entry) => !untyped.includes(entry)),
    ],
    { quiet: true },
  );
  return [published, typed].filter(({ code }) => code !== 0).map(({ output }) => output);
}
