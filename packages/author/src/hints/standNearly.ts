import { foldText } from "../texts/foldText.ts";

/** Shorter words of an answer, such as articles, may be missing from what tells it. */
const fewestLetters = 3;
/** From so many letters on, a word can be known from one that is one letter off. */
const mistakable = { sameStart: 4, any: 5 } as const;
/** Two forms of a word share so much of the longer one, and that many letters at least. */
const stem = { share: 0.6, letters: 4 } as const;
const longestEnding = 3;
/** What forms of short words add; a consonant may be doubled before it, as in Dutch. */
const shortEnding = /^(?:s|es|x|en)$/u;

/**
 * Whether all words of an answer stand in the text, as they are, in another form or one letter off, and
 * one of them at least does not stand in the question. Answers with numbers have no forms.
 */
export function standNearly(parts: readonly string[], text: string, question: string): boolean {
  const words = parts.flatMap(wordsIn).filter((word) => word.length >= fewestLetters);
  if (words.length === 0 || parts.some((part) => /\p{Number}/u.test(part))) return false;
  const [said, asked] = [wordsIn(text), wordsIn(question)];
  const told = words.map((word) => said.filter((other) => isNearly(word, other)));
  return (
    told.every((forms) => forms.length > 0) &&
    told.some((forms) => forms.every((form) => !asked.includes(form)))
  );
}

function wordsIn(text: string): readonly string[] {
  return foldText(text).trim().split(" ").filter(Boolean);
}

function isNearly(word: string, other: string): boolean {
  return word === other || isOneOff(word, other) || isForm(word, other) || isForm(other, word);
}

function isOneOff(word: string, other: string): boolean {
  const fewest = word[0] === other[0] ? mistakable.sameStart : mistakable.any;
  return word.length >= fewest && isOneEditApart(word, other);
}

/** Whether a letter added, left out, replaced or swapped with the next makes one of the other. */
function isOneEditApart(one: string, other: string): boolean {
  const [longer, shorter] = one.length >= other.length ? [one, other] : [other, one];
  if (longer.length - shorter.length > 1) return false;
  const from = sharedStart(longer, shorter);
  if (longer.length > shorter.length) return longer.slice(from + 1) === shorter.slice(from);
  const isSwapped =
    longer[from] === shorter[from + 1] &&
    longer[from + 1] === shorter[from] &&
    longer.slice(from + 2) === shorter.slice(from + 2);
  return isSwapped || longer.slice(from + 1) === shorter.slice(from + 1);
}

/** Whether the second is the first with another ending. */
function isForm(word: string, form: string): boolean {
  const shared = sharedStart(word, form);
  const longer = Math.max(word.length, form.length);
  const isStem = shared >= stem.letters && shared >= stem.share * longer;
  if (isStem && longer - shared <= longestEnding) return true;
  if (shared < word.length) return false;
  const added = form.slice(shared);
  return (
    shortEnding.test(added[0] === word.at(-1) ? added.slice(1) : added) || shortEnding.test(added)
  );
}

function sharedStart(one: string, other: string): number {
  const at = [...one].findIndex((letter, index) => letter !== other[index]);
  return at < 0 ? one.length : at;
}
