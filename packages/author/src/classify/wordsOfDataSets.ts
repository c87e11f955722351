import { readDataSet } from "../sources/languages/readDataSet.ts";
import type { SkillPhrase } from "./readLexicon.ts";

/** The skill that pictured words of a theme hint at. */
const skillOfTheme: Readonly<Record<string, string>> = {
  "wild-animals": "biology",
  "birds-and-sea": "biology",
  "small-animals": "biology",
  farm: "biology",
  plants: "biology",
  fruit: "life_skills",
  vegetables: "life_skills",
  meals: "life_skills",
  sweets: "life_skills",
  drinks: "life_skills",
  tools: "life_skills",
  household: "life_skills",
  house: "life_skills",
  body: "medicine",
  "science-and-health": "medicine",
  weather: "earth_science",
  landscape: "geography",
  town: "geography",
  transport: "travel",
  "air-and-water": "travel",
  games: "board_games",
  music: "instruments",
  colours: "painting",
  clothes: "architecture",
  accessories: "architecture",
};

const languages = ["fr", "en", "nl"] as const;

/** Weak phrases by skill, from the words and names that the data sets hold. */
export function wordsOfDataSets(): ReadonlyMap<string, readonly SkillPhrase[]> {
  const bySkill = new Map<string, SkillPhrase[]>();
  const named = [
    ...readDataSet("vocabulary").map(({ theme, names }) => ({ skill: skillOfTheme[theme], names })),
    ...readDataSet("countries").map(({ names }) => ({ skill: "geography", names })),
  ];
  for (const { skill, names } of named) {
    if (skill === undefined) continue;
    const phrases = bySkill.get(skill) ?? [];
    for (const language of languages)
      phrases.push({ text: names[language].text, language, isWeak: true });
    bySkill.set(skill, phrases);
  }
  return bySkill;
}
