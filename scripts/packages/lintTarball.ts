import { run } from "../lib/run.ts";
import { lintMaps } from "./lintMaps.ts";
import type { Tarball } from "./packPackages.ts";

/** What publint and attw find wrong with a packed package, and maps that lead nowhere; nothing where all is well. */
export async function lintTarball(tarball: Tarball): Promise<string[]> {
  const { file, untyped, entries } = tarball;
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
  return [
    ...[published, typed].filter(({ code }) => code !== 0).map(({ output }) => output),
    ...(await lintMaps(tarball)),
  ];
}
