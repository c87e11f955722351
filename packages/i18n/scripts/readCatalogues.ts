import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";

import { locales } from "../src/locales.ts";
import type { Locale } from "../src/locales.ts";

export type Catalogue = Readonly<Record<string, string>>;

/** The source texts: by namespace, then by locale. A locale that lacks a namespace is undefined. */
export type Catalogues = ReadonlyMap<string, Readonly<Record<Locale, Catalogue | undefined>>>;

export const messagesFolder = join(import.meta.dirname, "../messages");

/** Reads every catalogue of the messages folder; namespaces come in alphabetical order. */
export function readCatalogues(folder: string = messagesFolder): Catalogues {
  const files = locales.flatMap((locale) => readdirSync(join(folder, locale)));
  const namespaces = [...new Set(files)]
    .filter((file) => file.endsWith(".json"))
    .map((file) => file.slice(0, -".json".length))
    .toSorted();
  return new Map(
    namespaces.map((namespace) => {
      const read = (locale: Locale) => readCatalogue(join(folder, locale, `${namespace}.json`));
      return [namespace, { fr: read("fr"), en: read("en"), nl: read("nl") }];
    }),
  );
}

function readCatalogue(path: string): Catalogue | undefined {
  const text = readFileOrNothing(path);
  if (text === undefined) return undefined;
  const parsed: unknown = JSON.parse(text);
  if (!isCatalogue(parsed)) throw new Error(`${path} must be a flat object of texts.`);
  return parsed;
}

function readFileOrNothing(path: string): string | undefined {
  try {
    return readFileSync(path, "utf8");
  } catch (error) {
    if (error instanceof Error && "code" in error && error.code === "ENOENT") return undefined;
    throw error;
  }
}

function isCatalogue(value: unknown): value is Catalogue {
  return (
    typeof value === "object" &&
    value !== null &&
    !Array.isArray(value) &&
    Object.values(value).every((text) => typeof text === "string")
  );
}
