import { join } from "node:path";
import { root } from "../lib/root.ts";

export interface PackedPackage {
  readonly name: string;
  /** Its folder in the workspace. */
  readonly folder: string;
  /** Entries that are styles or data, which have no types. */
  readonly untyped: readonly string[];
  /** Entries behind a `*`, of which one of each is judged. */
  readonly entries: readonly string[];
}

/** What other teams install, in the order in which each builds on those before. */
export const packedPackages: readonly PackedPackage[] = [
  {
    name: "@alambic/contract",
    folder: "openapi",
    untyped: [],
    entries: [".", "./openapi.json"],
  },
  {
    name: "@alambic/domain",
    folder: "packages/domain",
    untyped: [],
    entries: ["./exercises", "./exercises/quiz", "./progress"],
  },
  {
    name: "@alambic/i18n",
    folder: "packages/i18n",
    untyped: [],
    entries: [".", "./react", "./messages/fr/exercise"],
  },
  {
    name: "@alambic/ui",
    folder: "packages/ui",
    untyped: ["./elements.css"],
    entries: ["./elements", "./Button", "./Exercise", "./exercises/quiz", "./ExercisePlayer"],
  },
];

/** Where the packages lie once they are packed. */
export const packagesFolder = join(root, "dist/packages");

/** The file of a packed package. */
export function tarballOf({ name }: PackedPackage, version: string): string {
  return join(packagesFolder, `${name.replace("@", "").replace("/", "-")}-${version}.tgz`);
}
