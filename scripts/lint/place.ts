import { layers, packages } from "./layers.ts";
import type { PackageFolder } from "./layers.ts";

/** Where a file stands in the workspace. */
export interface Place {
  folder: PackageFolder;
  /** The folder under `src`, for packages that have layers. */
  layer: string | undefined;
  /** The folder under the layer: a component, an exercise kind, a feature. */
  unit: string | undefined;
  /** The path within that folder. */
  file: string;
  /** Source is what ships; everything else serves tests, stories and builds. */
  isSource: boolean;
}

const folders = Object.keys(packages).filter(isPackageFolder);

function isPackageFolder(value: string): value is PackageFolder {
  return value in packages;
}

/** The place of a path relative to the root; `undefined` outside the packages. */
export function placeOf(path: string): Place | undefined {
  const folder = folders.find((candidate) => path.startsWith(`${candidate}/`));
  if (folder === undefined) return undefined;
  const [top, layer, unit, ...rest] = path.slice(folder.length + 1).split("/");
  const inSource = top === "src";
  const hasLayers = inSource && layers[folder] !== undefined;
  return {
    folder,
    layer: hasLayers ? layer : undefined,
    unit: hasLayers && rest.length > 0 ? unit : undefined,
    file: rest.join("/"),
    isSource:
      inSource &&
      folder !== "e2e" &&
      !/\.(test|stories|fixtures?)\.tsx?$/u.test(path) &&
      !/\/(testing|fixtures|scripts)\//u.test(path),
  };
}
