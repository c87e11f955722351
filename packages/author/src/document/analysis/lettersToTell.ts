import { foldText } from "../../texts/foldText.ts";
import type { NounRules } from "../rules/nouns/index.ts";
import type { Noun } from "./nounsOf.ts";

const mostLetters = 3;

interface Words {
  /** All words of the document in small letters. */
  readonly words: ReadonlySet<string>;
  readonly numberOf: NounRules["numberOf"];
}

/** A word that another may be taken for. */
interface Rival {
  readonly word: string;
  readonly folded: string;
}

/**
 * By noun, its first letters by which, with its length, it is told from all other nouns of its number
 * in the document, also of another gender, which "de" and "l’" do not show; null where that takes more than three, or than half of the word. One
 * more, where there is room, if they do not tell it from other words of its number.
 */
export function lettersToTell(
  nouns: ReadonlyMap<string, Noun>,
  { words, numberOf }: Words,
): ReadonlyMap<string, string | null> {
  const nounsBy = Map.groupBy([...nouns.values()].map(withFolded), ({ word }) => word.length);
  const wordsBy = Map.groupBy(
    [...words].map((word) => ({ ...withFolded({ word }), number: numberOf(word) })),
    ({ word }) => word.length,
  );
  return new Map(
    [...nouns.values()].map((noun) => {
      const { word, number } = noun;
      const rivals = (nounsBy.get(word.length) ?? []).filter(
        (other) => other.word !== word && (other.number ?? number) === number,
      );
      const others = (wordsBy.get(word.length) ?? []).filter(
        (other) => other.word !== word && (other.number ?? number) === number,
      );
      return [word, firstLetters(word, rivals, others)];
    }),
  );
}

/** The same for a word that is none of the nouns: a term that a short text says once. */
export function lettersOf(
  term: string,
  nouns: ReadonlyMap<string, Noun>,
  { words, numberOf }: Words,
): string | null {
  const word = term.toLowerCase();
  const number = numberOf(word);
  const isRival = (other: string, its: string | null) =>
    other !== word && other.length === word.length && (its ?? number) === (number ?? its);
  return firstLetters(
    word,
    [...nouns.values()].filter((other) => isRival(other.word, other.number)).map(withFolded),
    [...words]
      .filter((other) => isRival(other, numberOf(other)))
      .map((other) => withFolded({ word: other })),
  );
}

function withFolded<W extends Pick<Noun, "word">>(each: W): W & Rival {
  return { ...each, folded: foldText(each.word).trim() };
}

function firstLetters(
  word: string,
  rivals: readonly Rival[],
  others: readonly Rival[],
): string | null {
  const most = Math.min(mostLetters, Math.floor(word.length / 2));
  const tells = (count: number, from: readonly Rival[]) => {
    const letters = foldText(word.slice(0, count)).trim();
    return !from.some(({ folded }) => folded.startsWith(letters));
  };
  const counts = Array.from({ length: most }, (_, index) => index + 1);
  const enough = counts.find((count) => tells(count, rivals));
  if (enough === undefined) return null;
  return word.slice(0, tells(enough, others) ? enough : Math.min(enough + 1, most));
}
