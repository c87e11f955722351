import { foldText } from "../texts/foldText.ts";
import { skills } from "./skills.ts";
import type { Skill } from "./skills.ts";

/** How strongly a word or phrase speaks for each of some skills. */
export type Votes = ReadonlyMap<Skill, number>;

export interface Lexicon {
  /** By folded phrase, spaces at both ends. */
  readonly phrases: ReadonlyMap<string, Votes>;
  /** By folded word: single-word phrases, and the words of longer ones. */
  readonly words: ReadonlyMap<string, Votes>;
  /** Words by their character 3- to 5-grams. */
  readonly grams: ReadonlyMap<string, readonly string[]>;
  readonly gramsOfWord: ReadonlyMap<string, readonly string[]>;
}

const adjective = 0.45;
const languageName = 0.9;
const partOfPhrase = 0.4;

/** Words that say how something is learned rather than what. */
export const emptyWords = new Set(
  "le la les l un une des du de d et en au aux a pour par sur dans avec sans son sa ses mes mon ma ce cette qui que quoi comment pourquoi est sont tout tous toutes the an of to in for and or on with my your how what why is are all from by as at het een en van voor met op in te om naar bij mijn hoe wat waarom is zijn alle uit over je ik apprendre apprends apprenez savoir comprendre decouvrir decouverte introduction initiation bases base basique debutant debutants debuter cours lecon lecons formation guide niveau partie premiers premieres pas facile simple rapide complet learn learning understanding understand basics basic beginner beginners course lesson lessons class training level part easy intro getting started fundamentals essentials advanced intermediate leren begrijpen basis beginner beginners cursus les lessen inleiding kennismaking niveau deel eenvoudig snel volledig grondbeginselen vooruit eerste quelques grands grandes principes notions essentiel comprehensive complete world monde wereld jours days dagen semaine week vie life leven new nouveau nieuwe".split(
    " ",
  ),
);

/** Builds the index of all phrases once. */
export function buildLexicon(): Lexicon {
  const phrases = new Map<string, Map<Skill, number>>();
  const words = new Map<string, Map<Skill, number>>();
  for (const skill of skills)
    for (const phrase of skill.phrases) {
      const folded = foldText(phrase);
      const parts = folded.trim().split(" ");
      const strength = strengthOf(phrase, skill);
      if (parts.length > 1) vote(phrases, folded, skill, strength);
      for (const word of parts)
        if (!emptyWords.has(word) && word.length > 1)
          vote(words, word, skill, parts.length > 1 ? partOfPhrase * strength : strength);
    }
  const gramsOfWord = new Map([...words.keys()].map((word) => [word, gramsOf(word)]));
  const grams = new Map<string, string[]>();
  for (const [word, list] of gramsOfWord)
    for (const gram of list) grams.set(gram, [...(grams.get(gram) ?? []), word]);
  return { phrases, words, grams, gramsOfWord };
}

/** Character 3-, 4- and 5-grams of a word with its ends marked. */
export function gramsOf(word: string): readonly string[] {
  const marked = `<${word}>`;
  const grams = new Set<string>();
  for (const size of [3, 4, 5])
    for (let at = 0; at + size <= marked.length; at += 1) grams.add(marked.slice(at, at + size));
  return [...grams];
}

function strengthOf(phrase: string, { domain }: Skill): number {
  if (phrase.startsWith("~")) return adjective;
  return domain === "languages" ? languageName : 1;
}

function vote(
  index: Map<string, Map<Skill, number>>,
  key: string,
  skill: Skill,
  strength: number,
): void {
  const votes = index.get(key) ?? new Map<Skill, number>();
  votes.set(skill, Math.max(votes.get(skill) ?? 0, strength));
  index.set(key, votes);
}
