import type { InstructionLanguage } from "../model/InstructionLanguage.ts";
import { partsOfCompound } from "./compounds.ts";
import { stopWords } from "./stop-words.ts";
import { gramsOf, partOfPhrase } from "./Lexicon.ts";
import type { Lexicon, Vote, Votes } from "./Lexicon.ts";
import type { Skill } from "./readLexicon.ts";
import { stemOf } from "./stemOf.ts";

const mostWords = 60;
/** A word as it stands counts 1; less its forms, its parts, and words spelled alike. */
const weights = { form: 0.85, part: 0.7, alike: 0.9 };
/** Words less alike than this have nothing to do with each other. */
const closeEnough = 0.5;
/** The same by 3-grams alone, of which alike words have more. */
const worthALook = 0.5;
/** A phrase of several words says more than its words apart. */
const phraseBonus = 1.2;
/** What a word that is the whole topic counts once more, for those that it names. */
const wholeTopic = 0.6;
/** What a word counts in a topic of another language. */
const foreign = 0.5;
/** The more skills share a word, the less it says for each; those it hints at hardly share. */
const sharing = 0.6;
const longestPhrase = 5;
const shortestFuzzy = 4;
const longestFuzzy = 30;

/** How strongly a folded topic speaks for each skill; skills without a vote are left out. */
export function scoreSkills(
  folded: string,
  language: InstructionLanguage,
  lexicon: Lexicon,
): Map<Skill, number> {
  const scores = new Map<Skill, number>();
  const count = (votes: Votes, weight: number) => {
    const counted = strongest(votes, language);
    const total = [...counted.values()].reduce((sum, strength) => sum + strength, 0);
    for (const [skill, strength] of counted) {
      const share = (strength / total) ** sharing;
      scores.set(skill, (scores.get(skill) ?? 0) + weight * strength * share);
    }
  };
  const words = folded.trim().split(" ").slice(0, mostWords);
  const telling = new Set(words.filter((each) => each !== "" && !stopWords.has(each)));
  for (const word of telling)
    for (const [known, weight] of knownWords(word, lexicon)) {
      const votes = lexicon.words.get(known) ?? [];
      count(votes, weight);
      if (telling.size === 1) count(votes.filter(isInFull), wholeTopic * weight);
    }
  for (const phrase of phrasesIn(words)) {
    const votes = lexicon.phrases.get(phrase);
    if (votes !== undefined) count(votes, phraseBonus);
  }
  return scores;
}

/** Whether a word speaks for a skill by itself, not as a part of a longer phrase. */
function isInFull({ strength }: Vote): boolean {
  return strength > partOfPhrase;
}

/** For each skill its strongest vote, one of another language counting less. */
function strongest(votes: Votes, language: InstructionLanguage): Map<Skill, number> {
  const bySkill = new Map<Skill, number>();
  for (const vote of votes) {
    const strength = strengthIn(vote, language);
    if (strength > (bySkill.get(vote.skill) ?? 0)) bySkill.set(vote.skill, strength);
  }
  return bySkill;
}

function strengthIn(vote: Vote, language: InstructionLanguage): number {
  return vote.language === null || vote.language === language
    ? vote.strength
    : foreign * vote.strength;
}

/** The words of the lexicon that a word stands for, each with its weight. */
function knownWords(word: string, lexicon: Lexicon): readonly (readonly [string, number])[] {
  if (lexicon.words.has(word)) return [[word, 1]];
  const forms = word.length < shortestFuzzy ? [] : (lexicon.stems.get(stemOf(word)) ?? []);
  if (forms.length > 0) return forms.map((form) => [form, weights.form / forms.length]);
  if (word.length < shortestFuzzy || word.length > longestFuzzy) return [];
  const parts = partsOfCompound(word, lexicon.words);
  if (parts.length > 0) return parts.map((part) => [part, weights.part]);
  const [near, likeness] = nearestWord(word, lexicon);
  return near === null ? [] : [[near, weights.alike * likeness * likeness]];
}

/** Two words or more that stand side by side. */
function* phrasesIn(words: readonly string[]): Generator<string> {
  for (let start = 0; start < words.length; start += 1)
    for (let end = start + 2; end <= Math.min(start + longestPhrase, words.length); end += 1)
      yield words.slice(start, end).join(" ");
}

/** The word of the lexicon with the most n-grams in common, as cosine. */
function nearestWord(word: string, { trigrams }: Lexicon): readonly [string | null, number] {
  const common = new Map<string, number>();
  const own = gramsOf(word, [3]);
  for (const gram of own)
    for (const known of trigrams.get(gram) ?? []) common.set(known, (common.get(known) ?? 0) + 1);
  const alike = [...common].filter(
    ([known, count]) => count / Math.sqrt(own.length * known.length) >= worthALook,
  );
  const grams = new Set(gramsOf(word));
  let best: readonly [string | null, number] = [null, 0];
  for (const [known] of alike) {
    const others = gramsOf(known);
    const shared = others.filter((gram) => grams.has(gram)).length;
    const likeness = shared / Math.sqrt(grams.size * others.length);
    if (likeness > best[1]) best = [known, likeness];
  }
  return best[1] >= closeEnough ? best : [null, 0];
}
