import { readFileSync } from "node:fs";
import { createRequire } from "node:module";

import type { TaughtLanguage } from "../../../model/taught-languages.ts";

const require = createRequire(import.meta.url);

/**
 * The rank of each frequent form of a language, from 0, by `content/data/share-alike/words-*.json`.
 * Reads the file each time: whoever needs it often keeps it.
 */
export function readWordRanks(language: TaughtLanguage): ReadonlyMap<string, number> {
  const file = require.resolve(`@alambic/content/data/share-alike/words-${language}.json`);
  const stored: unknown = JSON.parse(readFileSync(file, "utf8"));
  if (!isStored(stored)) throw new Error(`The words of ${language} cannot be read`);
  return new Map(stored.words.split(" ").map((form, rank) => [form, rank]));
}

function isStored(value: unknown): value is { readonly words: string } {
  return (
    typeof value === "object" &&
    value !== null &&
    "words" in value &&
    typeof value.words === "string"
  );
}
