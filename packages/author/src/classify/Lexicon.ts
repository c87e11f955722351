import type { InstructionLanguage } from "../model/InstructionLanguage.ts";
import { foldText } from "../texts/foldText.ts";
import { stopWords } from "./stop-words.ts";
import type { Skill, SkillPhrase } from "./readLexicon.ts";
import { allSkills } from "./skills.ts";
import { stemOf } from "./stemOf.ts";

/** How strongly a word or phrase speaks for a skill, and in which language it does. */
export interface Vote {
  readonly skill: Skill;
  readonly strength: number;
  /** Null where it is said alike in several languages. */
  readonly language: InstructionLanguage | null;
}

export type Votes = readonly Vote[];

export interface Lexicon {
  /** By folded phrase of several words, with single spaces. */
  readonly phrases: ReadonlyMap<string, Votes>;
  /** By folded word: single-word phrases, and the words of longer ones. */
  readonly words: ReadonlyMap<string, Votes>;
  /** Words by their stems. */
  readonly stems: ReadonlyMap<string, readonly string[]>;
  /** Words by their character 3-grams: where words spelled alike are looked for. */
  readonly trigrams: ReadonlyMap<string, readonly string[]>;
}

const weak = 0.45;
const languageName = 0.9;
/** What a word counts for which only a longer phrase with it stands in the lexicon. */
export const partOfPhrase = 0.3;

let built: Lexicon | undefined;

/** The index of all phrases of all skills, built once. */
export function lexicon(): Lexicon {
  return (built ??= buildLexicon(allSkills()));
}

function buildLexicon(skills: readonly Skill[]): Lexicon {
  const phrases = new Map<string, Vote[]>();
  const words = new Map<string, Vote[]>();
  for (const skill of skills)
    for (const phrase of skill.phrases) {
      const folded = foldText(phrase.text).trim();
      const parts = folded.split(" ");
      const vote = { skill, strength: strengthOf(phrase, skill), language: phrase.language };
      if (parts.length > 1) add(phrases, folded, vote);
      for (const word of parts)
        if (parts.length === 1) add(words, word, vote);
        else if (!stopWords.has(word) && word.length > 1)
          add(words, word, { ...vote, strength: partOfPhrase * vote.strength });
    }
  return {
    phrases,
    words,
    stems: inverted([...words.keys()].map((word) => [word, [stemOf(word)]])),
    trigrams: inverted([...words.keys()].map((word) => [word, gramsOf(word, [3])])),
  };
}

/** Character n-grams of a word with its ends marked: 3-, 4- and 5-grams unless told. */
export function gramsOf(word: string, sizes: readonly number[] = [3, 4, 5]): readonly string[] {
  const marked = `<${word}>`;
  const grams = new Set<string>();
  for (const size of sizes)
    for (let at = 0; at + size <= marked.length; at += 1) grams.add(marked.slice(at, at + size));
  return [...grams];
}

function inverted(
  entries: Iterable<readonly [word: string, keys: readonly string[]]>,
): ReadonlyMap<string, readonly string[]> {
  const index = new Map<string, string[]>();
  for (const [word, keys] of entries)
    for (const key of keys) {
      const list = index.get(key);
      if (list === undefined) index.set(key, [word]);
      else list.push(word);
    }
  return index;
}

function strengthOf({ isWeak }: SkillPhrase, { domain }: Skill): number {
  if (isWeak) return weak;
  return domain === "languages" ? languageName : 1;
}

/** Keeps, for each skill and language, the strongest vote. */
function add(index: Map<string, Vote[]>, key: string, vote: Vote): void {
  const votes = index.get(key) ?? [];
  const at = votes.findIndex(
    ({ skill, language }) => skill === vote.skill && language === vote.language,
  );
  const before = votes[at];
  if (before === undefined) votes.push(vote);
  else if (before.strength < vote.strength) votes[at] = vote;
  index.set(key, votes);
}
