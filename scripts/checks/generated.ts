import { readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { pnpm } from "../lib/pnpm.ts";
import { root } from "../lib/root.ts";
import { trackedFiles } from "../lib/trackedFiles.ts";
import { workspacePackages } from "../lib/workspacePackages.ts";
import type { Check } from "./Check.ts";

/** Generating again whatever has a generator changes no byte. */
export const generated: Check = {
  name: "generated files are fresh",
  async findings() {
    const withGenerator = (await workspacePackages()).filter(
      ({ scripts }) => "generate" in scripts,
    );
    const findings: string[] = [];
    for (const { folder, name } of withGenerator)
      findings.push(...(await regenerate(folder, name)));
    return findings;
  },
};

async function regenerate(folder: string, name: string): Promise<string[]> {
  const before = await snapshot(folder);
  const { code, output } = await pnpm(["--filter", name, "generate"], { quiet: true });
  if (code !== 0) return [`${name}: its generator failed:\n${output}`];
  const after = await snapshot(folder);
  const changed = differences(before, after);
  // The check leaves the tree as it found it.
  for (const path of changed) {
    const text = before.get(path);
    if (text !== undefined) await writeFile(join(root, path), text);
  }
  return changed.map((path) => `${path} is stale: run \`pnpm --filter ${name} generate\``);
}

async function snapshot(folder: string): Promise<Map<string, string>> {
  const paths = (await trackedFiles()).filter((path) => path.startsWith(`${folder}/generated/`));
  const texts = paths.map(
    async (path) => [path, await readFile(join(root, path), "latin1")] as const,
  );
  return new Map(await Promise.all(texts));
}

/** Paths that are not the same on both sides, or stand on one side only. */
export function differences(
  before: ReadonlyMap<string, string>,
  after: ReadonlyMap<string, string>,
): string[] {
  const paths = new Set([...before.keys(), ...after.keys()]);
  return [...paths].filter((path) => before.get(path) !== after.get(path)).toSorted();
}
