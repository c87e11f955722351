import { foldText } from "../texts/foldText.ts";
import { emptyWords } from "./empty-words.ts";
import { gramsOf } from "./Lexicon.ts";
import type { Skill } from "./readLexicon.ts";

/** How much each n-gram of letters speaks for each skill. */
export type SkillProfiles = ReadonlyMap<string, ReadonlyMap<Skill, number>>;

/**
 * What the words of a skill look like, letters by letters: n-grams weighed by how few skills have
 * them, each skill's together of length 1.
 */
export function buildProfiles(skills: readonly Skill[]): SkillProfiles {
  const counts = skills.map((skill) => ({ skill, grams: countsOf(skill) }));
  const holders = new Map<string, number>();
  for (const { grams } of counts)
    for (const gram of grams.keys()) holders.set(gram, (holders.get(gram) ?? 0) + 1);
  const profiles = new Map<string, Map<Skill, number>>();
  for (const { skill, grams } of counts) {
    const weighed = [...grams].map(([gram, count]) => {
      const rarity = Math.log(skills.length / (holders.get(gram) ?? 1));
      return [gram, Math.log1p(count) * rarity] as const;
    });
    const length = Math.hypot(...weighed.map(([, weight]) => weight)) || 1;
    for (const [gram, weight] of weighed) {
      const bySkill = profiles.get(gram) ?? new Map<Skill, number>();
      bySkill.set(skill, weight / length);
      profiles.set(gram, bySkill);
    }
  }
  return profiles;
}

/** How alike the letters of some words are to each skill's; skills without likeness are left out. */
export function likenessToSkills(
  words: readonly string[],
  profiles: SkillProfiles,
): ReadonlyMap<Skill, number> {
  const likeness = new Map<Skill, number>();
  const grams = words.flatMap((word) => gramsOf(word));
  for (const gram of grams)
    for (const [skill, weight] of profiles.get(gram) ?? [])
      likeness.set(skill, (likeness.get(skill) ?? 0) + weight / Math.sqrt(grams.length));
  return likeness;
}

function countsOf({ phrases }: Skill): ReadonlyMap<string, number> {
  const counts = new Map<string, number>();
  for (const { text } of phrases)
    for (const word of foldText(text).trim().split(" "))
      if (!emptyWords.has(word))
        for (const gram of gramsOf(word)) counts.set(gram, (counts.get(gram) ?? 0) + 1);
  return counts;
}
