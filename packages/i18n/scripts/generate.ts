import {
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from "node:fs";
import { dirname, join } from "node:path";

import { locales } from "../src/locales.ts";
import { messagesFolder, readCatalogues } from "./readCatalogues.ts";
import type { Catalogue } from "./readCatalogues.ts";
import { renderCatalogue, renderLoaders, renderTypes } from "./render.ts";

const generatedFolder = join(import.meta.dirname, "../generated");

/** Sorts the catalogues' keys and writes everything that is derived from them. */
function generate(): void {
  const catalogues = readCatalogues();
  const namespaces = [...catalogues.keys()];
  const files = new Map<string, string>();
  const sources: Catalogue[] = [];
  for (const [namespace, languages] of catalogues) {
    for (const locale of locales) {
      const path = join(messagesFolder, locale, `${namespace}.json`);
      if (!languages[locale]) console.warn(`${path} is missing: every language needs it.`);
      const catalogue = sortKeys(languages[locale] ?? {});
      if (languages[locale]) files.set(path, `${JSON.stringify(catalogue, null, 2)}\n`);
      if (locale === "en") sources.push(catalogue);
      files.set(join(generatedFolder, locale, `${namespace}.ts`), renderCatalogue(catalogue));
    }
  }
  files.set(join(generatedFolder, "messages.ts"), renderTypes(namespaces, sources));
  files.set(join(generatedFolder, "loaders.ts"), renderLoaders(namespaces));

  for (const [path, text] of files) writeIfChanged(path, text);
  for (const path of listFiles(generatedFolder)) if (!files.has(path)) rmSync(path);
}

/** Leaves unchanged files alone, so that a running development server reloads only what changed. */
function writeIfChanged(path: string, text: string): void {
  if (existsSync(path) && readFileSync(path, "utf8") === text) return;
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, text);
}

function listFiles(folder: string): string[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name));
}

function sortKeys(catalogue: Catalogue): Catalogue {
  return Object.fromEntries(Object.entries(catalogue).sort(([a], [b]) => (a < b ? -1 : 1)));
}

generate();
