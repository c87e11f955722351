import { readPackageFile } from "./files.ts";
import type { VocabularyEntry } from "./buildVocabulary.ts";

interface IconSet {
  prefix: string;
  icons: Record<string, unknown>;
}

/** The pictures to serve: every one that a data set names, checked to exist in the set. */
export function buildPictures(vocabulary: readonly VocabularyEntry[]) {
  const set = readPackageFile("@iconify-json/fluent-emoji-flat/icons.json");
  if (!isIconSet(set)) throw new Error("The picture set has another shape than expected");
  const names = vocabulary.map(({ id }) => id).toSorted();
  const missing = names.filter((name) => !(name in set.icons));
  if (missing.length > 0) throw new Error(`The set has no ${missing.join(", ")}`);
  return { set: set.prefix, licence: "MIT", names };
}

function isIconSet(value: unknown): value is IconSet {
  return typeof value === "object" && value !== null && "icons" in value && "prefix" in value;
}
