import type { WorkspacePackage } from "../lib/workspacePackages.ts";

/** Where the tests of the root lie, which depends on what its own manifest names. */
const rootFolders = [".storybook", "scripts"];

/** What every test stands on: a change of it concerns them all. */
const everywhere =
  /^(?:package\.json|pnpm-(?:lock|workspace)\.yaml|tsconfig[^/]*|vitest\.config\.ts)$/u;

/** What tests import: which of them depend on it is read from their imports. */
const code = /\.tsx?$/u;

type Package = Pick<WorkspacePackage, "folder" | "name" | "dependencies">;

/**
 * The folders whose tests may depend on changed files without importing them: of data, its package and all
 * that depend on it; and of anything, what reads the sources of all packages.
 */
export function affectedFolders(
  changed: readonly string[],
  packages: readonly Package[],
): readonly string[] {
  if (changed.length === 0) return [];
  if (changed.some((file) => everywhere.test(file))) {
    return [...packages.map(({ folder }) => folder), ...rootFolders].toSorted();
  }
  const data = changed.filter((file) => !code.test(file));
  const affected = new Set(
    packages.filter(({ folder }) => data.some((file) => file.startsWith(`${folder}/`))),
  );
  for (const one of affected) {
    const dependents = packages.filter(({ dependencies }) => dependencies.includes(one.name));
    // A set that grows while it is gone through is gone through to its new end.
    for (const dependent of dependents) affected.add(dependent);
  }
  return [...[...affected].map(({ folder }) => folder), ...rootFolders].toSorted();
}
