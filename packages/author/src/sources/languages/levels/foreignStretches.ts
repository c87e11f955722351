import type { TextWord } from "./wordsIn.ts";
import { isJapanese, wordsIn } from "./wordsIn.ts";
import type { WordLevels } from "./WordLevels.ts";

/** A form that a list does not hold is taken to be about so rare. */
const unlisted = 60_000;
/** One word tells no more than this. */
const mostTold = 4;
/** What it costs to take the language to change within a sentence, and where there is a break. */
const changeWithin = 5;
const changeAtBreak = 1;

interface Path {
  readonly score: number;
  readonly labels: readonly boolean[];
}

/**
 * The stretches of a text that are in a language that is taught, parted at the ends of sentences, the
 * rest being in the reader's own. Each word tells by how frequent it is in either; that the language
 * changes is less likely than that it stays, so that a word that both have, or neither, goes with its
 * neighbours, and a word alone that only looks foreign with the rest.
 */
export function foreignStretches(
  text: string,
  taught: WordLevels,
  own: WordLevels,
): readonly (readonly TextWord[])[] {
  const words = wordsIn(text, taught.language);
  const foreign =
    taught.language === "ja"
      ? words.map(({ form }) => isJapanese(form))
      : likeliest(words, ({ form }) => told(form, taught, own));
  const stretches: TextWord[][] = [];
  for (const [index, word] of words.entries()) {
    if (foreign[index] !== true) continue;
    const last = stretches.at(-1);
    if (last === undefined || foreign[index - 1] !== true || word.startsSentence)
      stretches.push([word]);
    else last.push(word);
  }
  return stretches;
}

/** Above 0 where a form is likelier in the language that is taught, below where in the own one. */
function told(form: string, taught: WordLevels, own: WordLevels): number {
  const rarity = ({ rank }: WordLevels) => Math.log((rank(form) ?? unlisted) + 10);
  return Math.max(-mostTold, Math.min(mostTold, rarity(own) - rarity(taught)));
}

/** Which words are foreign, in the likeliest way to part the text. */
function likeliest(
  words: readonly TextWord[],
  tell: (word: TextWord) => number,
): readonly boolean[] {
  let own: Path = { score: 0, labels: [] };
  let foreign: Path = { score: 0, labels: [] };
  for (const word of words) {
    const change = word.isFirst ? changeAtBreak : changeWithin;
    const before = [own, foreign] as const;
    own = better(before[0], before[1], change, 0, false);
    foreign = better(before[1], before[0], change, tell(word), true);
  }
  return own.score >= foreign.score ? own.labels : foreign.labels;
}

function better(same: Path, other: Path, change: number, gain: number, label: boolean): Path {
  const from = same.score >= other.score - change ? same : other;
  const score = (from === same ? same.score : other.score - change) + gain;
  return { score, labels: [...from.labels, label] };
}
