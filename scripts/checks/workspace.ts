import { packages } from "../lint/layers.ts";
import { workspacePackages } from "../lib/workspacePackages.ts";
import type { WorkspacePackage } from "../lib/workspacePackages.ts";
import type { Check } from "./Check.ts";

type Table = Readonly<Record<string, { name: string; imports: readonly string[] }>>;

/** The packages on disk, their manifests and their TypeScript projects tell the same as the layers. */
export const workspace: Check = {
  name: "packages follow the layers",
  findings: async () => judgeWorkspace(await workspacePackages(), packages),
};

/** What manifests and projects say that the table of layers does not. */
export function judgeWorkspace(found: readonly WorkspacePackage[], table: Table): string[] {
  const missing = Object.keys(table)
    .filter((folder) => !found.some((entry) => entry.folder === folder))
    .map((folder) => `${folder} stands in scripts/lint/layers.ts and not on disk`);
  return [...missing, ...found.flatMap((entry) => judgePackage(entry, found, table))];
}

function judgePackage(
  { folder, name, dependencies, references }: WorkspacePackage,
  found: readonly WorkspacePackage[],
  table: Table,
): string[] {
  const row = table[folder];
  if (row === undefined) return [`${folder} is missing from scripts/lint/layers.ts`];
  const own = dependencies.filter((dependency) => dependency.startsWith("@alambic/"));
  const folderOf = (target: string) => found.find((entry) => entry.name === target)?.folder ?? "";
  return [
    ...(row.name === name ? [] : [`${folder} is called ${name}, and ${row.name} in layers.ts`]),
    ...own
      .filter((target) => !row.imports.includes(target))
      .map((target) => `${folder}/package.json depends on ${target}, which its layer forbids`),
    ...own
      .filter((target) => !references.includes(folderOf(target)))
      .map((target) => `${folder}/tsconfig.json does not refer to ${folderOf(target)}`),
  ];
}
