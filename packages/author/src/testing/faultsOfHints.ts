import type { ItemDraft } from "../model/LessonDraft.ts";
import { answersOf } from "../hints/answersOf.ts";
import { taughtLanguages } from "../model/taught-languages.ts";
import { entriesOf, isTheme } from "../sources/languages/words/WordSet.ts";
import { foldText, mentions } from "../texts/foldText.ts";
import { plainText } from "../texts/rich-text.ts";
import type { FaultyItem } from "./FaultyItem.ts";

/** How the name of every fault of a hint begins. */
export const hintFault = "hint: ";

/** Hints of every kind that give the answer away. */
export function faultsOfHints(item: ItemDraft): readonly FaultyItem[] {
  const { exercise } = item;
  const [answer] = answersOf(exercise);
  if (answer === undefined) return [];
  const told = (fault: string, words: readonly string[]): FaultyItem[] =>
    words.map((word) => ({ fault: hintFault + fault, item: { ...item, hint: frame(word) } }));
  return [
    ...told("answer word for word", [answer.join(" = ")]),
    ...told("answer in capitals", [answer.join(" = ").toUpperCase()]),
    ...(exercise.content_type === "true_false" ? [] : inOtherWords(item, told)),
    ...leavingOneChoice(item),
  ];
}

/** What leaves one choice without a word of it: its first letter, in each language. */
function leavingOneChoice(item: ItemDraft): readonly FaultyItem[] {
  const { exercise } = item;
  if (exercise.content_type !== "quiz" || exercise.content.multiple) return [];
  const { choices, correct_choice_ids: right } = exercise.content;
  const initials = choices.map(({ id, text }) => ({
    isRight: right.includes(id),
    letter: foldText(plainText(text)).trim().charAt(0),
  }));
  const letter = initials.find(({ isRight }) => isRight)?.letter ?? "";
  const behindArticle = choices.some(({ text }) => /[\s’']/u.test(plainText(text)));
  const isAlone = initials.filter((other) => other.letter === letter).length === 1;
  if (!/\p{Letter}/u.test(letter) || behindArticle || !isAlone) return [];
  return [
    `It begins with “${letter}”.`,
    `Le mot commence par « ${letter} ».`,
    `Het begint met ‘${letter}’.`,
  ].map((hint) => ({ fault: `${hintFault}first letter of one choice`, item: { ...item, hint } }));
}

type Told = (fault: string, words: readonly string[]) => FaultyItem[];

function inOtherWords(item: ItemDraft, told: Told): readonly FaultyItem[] {
  const [answer = []] = answersOf(item.exercise);
  const [word, ...others] = answer;
  if (word === undefined || others.length > 0) return [];
  // What the exercise shows anyway is no fault.
  const shown = foldText(JSON.stringify(item.exercise));
  const isNew = (hint: string) => !mentions(shown, [foldText(hint).trim()]);
  return [
    ...told("answer in another form", formsOf(word).filter(isNew)),
    ...told("answer one letter off", slipsOf(word).filter(isNew)),
    ...told("answer translated", translationsOf(word, item)),
  ];
}

function frame(word: string): string {
  return `Think of it: ${word}, …`;
}

const oneWord = /^[\p{Script=Latin}]+$/u;
const fewestLetters = 5;

/** Plurals and endings of verbs and adjectives of our languages. */
function formsOf(word: string): readonly string[] {
  if (!oneWord.test(word) || word.length < fewestLetters) return [];
  return ["s", "es", "en"].map((ending) => word + ending);
}

/** A letter left out, one doubled, two swapped and one replaced, in the middle of the word. */
function slipsOf(word: string): readonly string[] {
  if (!oneWord.test(word) || word.length < fewestLetters) return [];
  const at = Math.floor(word.length / 2);
  const [before, letter, after] = [word.slice(0, at), word.charAt(at), word.slice(at + 1)];
  const swapped = before + after.charAt(0) + letter + after.slice(1);
  const slips = [before + after, before + letter + letter + after, swapped, `${before}x${after}`];
  return slips.filter((slip) => slip !== word);
}

const fewestTranslated = 3;

/** What the one word of an item is called in languages that the exercise does not show. */
function translationsOf(answer: string, { exercise, provenance }: ItemDraft): readonly string[] {
  if (provenance.kind !== "data" || !isTheme(provenance.dataSet)) return [];
  const [id, ...others] = provenance.entries;
  const entry = entriesOf(provenance.dataSet, "ja", "en").find((each) => each.id === id);
  if (entry === undefined || others.length > 0) return [];
  const names = taughtLanguages.map((language) => entry.names[language].text);
  const shown = foldText(JSON.stringify(exercise));
  return mentions(
    foldText(answer),
    names.map((name) => foldText(name).trim()),
  )
    ? names.filter(
        (name) => name.length >= fewestTranslated && !mentions(shown, [foldText(name).trim()]),
      )
    : [];
}
