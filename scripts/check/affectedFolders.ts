import type { WorkspacePackage } from "../lib/workspacePackages.ts";

/** Where the tests of the root lie, which depends on what its own manifest names. */
const rootFolders = [".storybook", "scripts"];

/** What every test stands on: a change of it concerns them all. */
const everywhere =
  /^(?:package\.json|pnpm-(?:lock|workspace)\.yaml|tsconfig[^/]*|vitest\.config\.ts)$/u;

type Package = Pick<WorkspacePackage, "folder" | "name" | "dependencies">;

/** The folders whose tests depend on changed files: their packages, and all that depend on those. */
export function affectedFolders(
  changed: readonly string[],
  packages: readonly Package[],
): readonly string[] {
  if (changed.length === 0) return [];
  if (changed.some((file) => everywhere.test(file))) {
    return [...packages.map(({ folder }) => folder), ...rootFolders].toSorted();
  }
  const affected = new Set(
    packages.filter(({ folder }) => changed.some((file) => file.startsWith(`${folder}/`))),
  );
  for (const one of affected) {
    const dependents = packages.filter(({ dependencies }) => dependencies.includes(one.name));
    // A set that grows while it is gone through is gone through to its new end.
    for (const dependent of dependents) affected.add(dependent);
  }
  // The scripts and Storybook read sources of all packages.
  return [...[...affected].map(({ folder }) => folder), ...rootFolders].toSorted();
}
