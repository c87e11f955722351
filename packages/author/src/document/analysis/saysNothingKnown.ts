import { holdsName } from "./namesOf.ts";
import type { Noun } from "./nounsOf.ts";

/** So often a document speaks of what it is about. */
const fewestUses = 6;
/** With fewer nouns that it often uses, a text is too short to tell. */
const fewestNouns = 30;

/** The nouns of what a document is about; empty for a text that is too short to tell. */
export function matterOf(nouns: ReadonlyMap<string, Pick<Noun, "count">>): ReadonlySet<string> {
  const common = [...nouns].filter(([, { count }]) => count >= fewestUses).map(([word]) => word);
  return new Set(common.length < fewestNouns ? [] : common);
}

/** Whether a sentence has neither a name nor a noun of the document's matter: a proverb, a motto. */
export function saysNothingKnown(text: string, matter: ReadonlySet<string>): boolean {
  const words = text.toLowerCase().match(/\p{Letter}{4,}/gu) ?? [];
  return matter.size > 0 && !holdsName(text) && !words.some((word) => matter.has(word));
}
