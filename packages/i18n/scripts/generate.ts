import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";

import { locales } from "../src/locales.ts";
import { generatedFiles } from "./generatedFiles.ts";
import { messagesFolder, readCatalogues } from "./readCatalogues.ts";
import type { Catalogue } from "./readCatalogues.ts";

const generatedFolder = join(import.meta.dirname, "../generated");

/** Sorts the keys of every catalogue where it stands. */
function sortCatalogues(): void {
  for (const [namespace, languages] of readCatalogues()) {
    for (const locale of locales) {
      const path = join(messagesFolder, locale, `${namespace}.json`);
      const catalogue = languages[locale];
      if (catalogue) writeIfChanged(path, `${JSON.stringify(sortKeys(catalogue), null, 2)}\n`);
      else console.warn(`${path} is missing: a namespace needs its texts in every language.`);
    }
  }
}

function sortKeys(catalogue: Catalogue): Catalogue {
  return Object.fromEntries(Object.entries(catalogue).toSorted(([a], [b]) => (a < b ? -1 : 1)));
}

function writeGenerated(): void {
  const files = generatedFiles(readCatalogues());
  for (const [path, text] of files) writeIfChanged(join(generatedFolder, path), text);
  for (const path of readdirSync(generatedFolder, { recursive: true, encoding: "utf8" })) {
    if (path.endsWith(".ts") && !files.has(path)) rmSync(join(generatedFolder, path));
  }
}

/** Leaves unchanged files alone, so that a running development server reloads only what changed. */
function writeIfChanged(path: string, text: string): void {
  if (existsSync(path) && readFileSync(path, "utf8") === text) return;
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, text);
}

sortCatalogues();
writeGenerated();
