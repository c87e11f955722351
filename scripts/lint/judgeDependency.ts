import { readFileSync } from "node:fs";
import { builtinModules } from "node:module";
import { join } from "node:path";
import { placeOf } from "./place.ts";

interface Manifest {
  dependencies?: Record<string, string>;
  devDependencies?: Record<string, string>;
  peerDependencies?: Record<string, string>;
}

const manifests = new Map<string, Manifest>();

function manifestOf(folder: string): Manifest {
  const known = manifests.get(folder);
  if (known !== undefined) return known;
  const manifest: Manifest = JSON.parse(readFileSync(join(folder, "package.json"), "utf8"));
  manifests.set(folder, manifest);
  return manifest;
}

/** `@scope/name/deep` → `@scope/name`, `name/deep` → `name`. */
function packageOf(specifier: string): string {
  return specifier
    .split("/")
    .slice(0, specifier.startsWith("@") ? 2 : 1)
    .join("/");
}

/**
 * Why a bare import is not in order: what ships must be a dependency of its own package; tests,
 * stories and builds may also use development dependencies, their own or the root's.
 */
export function judgeDependency(
  root: string,
  statement: { file: string; specifier: string; typeOnly: boolean },
): string | undefined {
  const { file, specifier, typeOnly } = statement;
  const from = placeOf(file);
  const isVirtual = specifier.startsWith("virtual:") || specifier.startsWith("node:");
  if (from === undefined || specifier.startsWith(".") || isVirtual) return undefined;
  const name = packageOf(specifier);
  if (builtinModules.includes(name)) return `write node:${specifier}`;
  const own = manifestOf(join(root, from.folder));
  const shipped = { ...own.dependencies, ...own.peerDependencies };
  const development = { ...own.devDependencies, ...manifestOf(root).devDependencies };
  if (name in shipped) return undefined;
  if ((typeOnly || !from.isSource) && (name in development || `@types/${name}` in development)) {
    return undefined;
  }
  return `${name} is no dependency of ${from.folder}/package.json`;
}
