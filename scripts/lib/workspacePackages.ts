import { readFileSync } from "node:fs";
import { join } from "node:path";
import { root } from "./root.ts";
import { trackedFiles } from "./trackedFiles.ts";

export interface WorkspacePackage {
  /** Folder relative to the root. */
  folder: string;
  name: string;
  scripts: Readonly<Record<string, string>>;
  /** Names of all packages that it declares, ours and others. */
  dependencies: readonly string[];
  /** Folders that its tsconfig refers to, relative to the root. */
  references: readonly string[];
}

interface Manifest {
  name: string;
  scripts?: Record<string, string>;
  dependencies?: Record<string, string>;
  devDependencies?: Record<string, string>;
}

interface TypeScriptProject {
  references?: { path: string }[];
}

/** Every package of the workspace but the root, as its own files describe it. */
export async function workspacePackages(): Promise<WorkspacePackage[]> {
  const files = await trackedFiles();
  const folders = files
    .filter((path) => /^(packages|apps)\/[^/]+\/package\.json$|^[^/]+\/package\.json$/u.test(path))
    .map((path) => path.slice(0, -"/package.json".length));
  return folders.map((folder) => {
    const read = (file: string) => readFileSync(join(root, folder, file), "utf8");
    const manifest: Manifest = JSON.parse(read("package.json"));
    const project: TypeScriptProject = JSON.parse(read("tsconfig.json"));
    return {
      folder,
      name: manifest.name,
      scripts: manifest.scripts ?? {},
      dependencies: Object.keys({ ...manifest.dependencies, ...manifest.devDependencies }),
      references: (project.references ?? []).map(({ path }) => join(folder, path)),
    };
  });
}
