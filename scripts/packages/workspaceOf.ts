import type { Tarball } from "./packPackages.ts";

/** The settings of a folder in which the packed packages stand in the place of those of the registry. */
export function workspaceOf(tarballs: readonly Tarball[]): string {
  const overrides = tarballs.map(({ name, file }) => `  "${name}": "file:${file}"`);
  return `packages: ["."]\noverrides:\n${overrides.join("\n")}\n`;
}
