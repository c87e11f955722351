import { readFileSync } from "node:fs";
import { createRequire } from "node:module";

import { languageOfSkill } from "../model/taught-languages.ts";
import { foldText } from "../texts/foldText.ts";

/** A language that is named in a topic though no word list teaches it. */
export interface OtherLanguage {
  readonly skill: string;
  readonly old: boolean;
}

const require = createRequire(import.meta.url);

/** Names that are also common words, or names of people and places before they are languages. */
const ambiguous = new Set([
  "fon",
  "ewe",
  "twi",
  "ido",
  "cree",
  "manx",
  "cri",
  "tonga",
  "sango",
  "bali",
  "sami",
]);

/** Languages by their folded names, from CLDR; those that are taught are left out. */
export function otherLanguages(): ReadonlyMap<string, OtherLanguage> {
  const values: unknown = JSON.parse(
    readFileSync(require.resolve("@alambic/content/data/languages.json"), "utf8"),
  );
  if (!Array.isArray(values)) throw new Error("The data set languages is not a list");
  const byName = new Map<string, OtherLanguage>();
  for (const value of values.filter(isEntry)) {
    if (languageOfSkill(value.skill) !== null) continue;
    for (const name of value.names) {
      const folded = foldText(name).trim();
      if (folded.length > 2 && !ambiguous.has(folded))
        byName.set(folded, { skill: value.skill, old: value.old });
    }
  }
  return byName;
}

function isEntry(value: unknown): value is { skill: string; old: boolean; names: string[] } {
  return typeof value === "object" && value !== null && "skill" in value && "names" in value;
}
