import { foldText } from "../texts/foldText.ts";
import { stopWords } from "./stop-words.ts";
import { gramsOf } from "./Lexicon.ts";
import type { Skill } from "./readLexicon.ts";

/** How much each n-gram of letters speaks for each skill, in rows of one n-gram each. */
export interface SkillProfiles {
  readonly skills: readonly Skill[];
  readonly rows: ReadonlyMap<string, number>;
  /** Where each row starts in the two columns; one more than there are rows. */
  readonly starts: Uint32Array;
  /** Indices into the skills. */
  readonly holders: Uint8Array;
  readonly weights: Float32Array;
}

const sizes = [3, 4];

/**
 * What the words of a skill look like, letters by letters: n-grams weighed by how few skills have
 * them, each skill's together of length 1. At most 256 skills.
 */
export function buildProfiles(skills: readonly Skill[]): SkillProfiles {
  const counts = skills.map(countsOf);
  const holdersOf = new Map<string, number>();
  for (const grams of counts)
    for (const gram of grams.keys()) holdersOf.set(gram, (holdersOf.get(gram) ?? 0) + 1);
  const rows = new Map([...holdersOf.keys()].map((gram, row) => [gram, row]));
  const starts = new Uint32Array(rows.size + 1);
  for (const [gram, row] of rows) starts[row + 1] = holdersOf.get(gram) ?? 0;
  for (let row = 0; row < rows.size; row += 1)
    starts[row + 1] = (starts[row] ?? 0) + (starts[row + 1] ?? 0);
  const holders = new Uint8Array(starts[rows.size] ?? 0);
  const weights = new Float32Array(holders.length);
  const next = starts.slice();
  for (const [index, grams] of counts.entries()) {
    const weighed = [...grams].map(([gram, count]) => {
      const rarity = Math.log(skills.length / (holdersOf.get(gram) ?? 1));
      return [rows.get(gram) ?? 0, Math.log1p(count) * rarity] as const;
    });
    const length = Math.hypot(...weighed.map(([, weight]) => weight)) || 1;
    for (const [row, weight] of weighed) {
      const at = next[row] ?? 0;
      next[row] = at + 1;
      holders[at] = index;
      weights[at] = weight / length;
    }
  }
  return { skills, rows, starts, holders, weights };
}

/** How alike the letters of some words are to each skill's; skills without likeness are left out. */
export function likenessToSkills(
  words: readonly string[],
  { skills, rows, starts, holders, weights }: SkillProfiles,
): ReadonlyMap<Skill, number> {
  const sums = new Float64Array(skills.length);
  const grams = words.flatMap((word) => gramsOf(word, sizes));
  for (const gram of grams) {
    const row = rows.get(gram);
    if (row === undefined) continue;
    for (let at = starts[row] ?? 0; at < (starts[row + 1] ?? 0); at += 1) {
      const index = holders[at] ?? 0;
      sums[index] = (sums[index] ?? 0) + (weights[at] ?? 0);
    }
  }
  return new Map(
    skills.flatMap((skill, index) => {
      const sum = sums[index] ?? 0;
      return sum > 0 ? [[skill, sum / Math.sqrt(grams.length)] as const] : [];
    }),
  );
}

function countsOf({ phrases }: Skill): ReadonlyMap<string, number> {
  const words = new Map<string, number>();
  for (const { text } of phrases)
    for (const word of foldText(text).trim().split(" "))
      if (!stopWords.has(word)) words.set(word, (words.get(word) ?? 0) + 1);
  const counts = new Map<string, number>();
  for (const [word, count] of words)
    for (const gram of gramsOf(word, sizes)) counts.set(gram, (counts.get(gram) ?? 0) + count);
  return counts;
}
