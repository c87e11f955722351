import { readdirSync } from "node:fs";
import { basename, dirname, join, sep } from "node:path";
import { root } from "../lib/root.ts";

export interface PackedPackage {
  readonly name: string;
  /** Its folder in the workspace. */
  readonly folder: string;
  /** Entries that are styles or data, which have no types. */
  readonly untyped: readonly string[];
  /** Entries that are judged: all that stand behind a `*` too. */
  readonly entries: readonly string[];
}

/** The entries that a folder of modules stands for, with a name before each. */
function entriesIn(folder: string, before = "./"): string[] {
  return readdirSync(join(root, folder))
    .filter((file) => file.endsWith(".ts"))
    .map((file) => `${before}${basename(file, ".ts")}`);
}

/** The files of that name in the folders of a folder, without what only tests use, which is not packed. */
function filesIn(folder: string, name: string): string[] {
  return readdirSync(join(root, folder), { recursive: true, encoding: "utf8" }).filter(
    (file) => basename(file) === name && !file.split(sep).includes("testing"),
  );
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
    entries: [
      ...filesIn("packages/domain/src", "index.ts").map((file) => `./${dirname(file)}`),
      ...filesIn("packages/domain/src/exercises", "marking.ts")
        .filter((file) => file !== "marking.ts")
        .map((file) => `./exercises/${file.slice(0, -".ts".length)}`),
    ],
  },
  {
    name: "@alambic/i18n",
    folder: "packages/i18n",
    untyped: [],
    entries: [
      ".",
      "./react",
      ...entriesIn("packages/i18n/generated/fr", "./messages/fr/"),
      ...entriesIn("packages/i18n/generated/texts", "./texts/"),
    ],
  },
  {
    name: "@alambic/ui",
    folder: "packages/ui",
    untyped: ["./elements.css"],
    entries: [
      "./elements",
      ...entriesIn("packages/ui/src/exports"),
      ...entriesIn("packages/ui/src/exports/exercises", "./exercises/"),
    ],
  },
];

/** Where the packages lie once they are packed. */
export const packagesFolder = join(root, "dist/packages");

/** The file of a packed package. */
export function tarballOf({ name }: PackedPackage, version: string): string {
  return join(packagesFolder, `${name.replace("@", "").replace("/", "-")}-${version}.tgz`);
}
