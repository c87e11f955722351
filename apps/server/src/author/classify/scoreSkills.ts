import { emptyWords, gramsOf } from "./Lexicon.ts";
import type { Lexicon, Votes } from "./Lexicon.ts";
import type { Skill } from "./skills.ts";

const mostWords = 60;
const closeEnough = 0.5;
/** A phrase of several words says more than its words apart. */
const phraseBonus = 1.2;
const shortestFuzzy = 4;
const longestFuzzy = 30;

/** How strongly a folded topic speaks for each skill; skills without a vote are left out. */
export function scoreSkills(folded: string, lexicon: Lexicon): Map<Skill, number> {
  const scores = new Map<Skill, number>();
  const words = folded
    .trim()
    .split(" ")
    .filter((word) => word !== "" && !emptyWords.has(word))
    .slice(0, mostWords);
  for (const word of new Set(words)) {
    const exact = lexicon.words.get(word);
    if (exact !== undefined) add(scores, exact, 1);
    else if (word.length >= shortestFuzzy && word.length <= longestFuzzy) {
      const [near, likeness] = nearestWord(word, lexicon);
      const votes = near === null ? undefined : lexicon.words.get(near);
      if (votes !== undefined) add(scores, votes, likeness * likeness);
    }
  }
  for (const phrase of phrasesIn(folded)) {
    const votes = lexicon.phrases.get(phrase);
    if (votes !== undefined) add(scores, votes, phraseBonus);
  }
  return scores;
}

/** A vote that several skills share counts less for each. */
function add(scores: Map<Skill, number>, votes: Votes, weight: number): void {
  const share = votes.size ** 0.6;
  for (const [skill, strength] of votes)
    scores.set(skill, (scores.get(skill) ?? 0) + (weight * strength) / share);
}

/** Two to four words that stand side by side. */
function* phrasesIn(folded: string): Generator<string> {
  const words = folded
    .trim()
    .split(" ")
    .slice(0, 4 * mostWords);
  for (let start = 0; start < words.length; start += 1)
    for (let end = start + 2; end <= Math.min(start + 4, words.length); end += 1)
      yield ` ${words.slice(start, end).join(" ")} `;
}

/** The word of the lexicon with the most n-grams in common, as cosine. */
function nearestWord(word: string, lexicon: Lexicon): readonly [string | null, number] {
  const grams = gramsOf(word);
  const common = new Map<string, number>();
  for (const gram of grams)
    for (const known of lexicon.grams.get(gram) ?? [])
      common.set(known, (common.get(known) ?? 0) + 1);
  let best: readonly [string | null, number] = [null, 0];
  for (const [known, count] of common) {
    const size = lexicon.gramsOfWord.get(known)?.length ?? 1;
    const likeness = count / Math.sqrt(grams.length * size);
    if (likeness > best[1]) best = [known, likeness];
  }
  return best[1] >= closeEnough ? best : [null, 0];
}
