import type { InstructionLanguage } from "../../model/InstructionLanguage.ts";
import { isClause } from "../analysis/isClause.ts";
import { isBalanced, unreadable } from "../analysis/readable.ts";
import { sentencesOf } from "../analysis/sentencesOf.ts";
import type { Sentence, TextBlock } from "../analysis/shapes.ts";
import { rulesOf } from "../rules/index.ts";
import { isOpenList, listRulesOf } from "../rules/lists.ts";
import { wordsIn } from "../rules/verbs.ts";
import { isTranslation } from "./Label.ts";

const longest = 240;
/** Where no heading says what it is about, it has to say so itself. */
const shortest = { below: 20, alone: 32 };
const fewestWords = { below: 4, alone: 6 };
/** A pronoun within so many characters has nothing before it to stand for. */
const beginning = 30;

/**
 * The sentence at the end of a block that introduces the list below it: one that a reader
 * understands by itself, that gives no order, and that promises the whole list. Null where there is
 * none.
 */
export function introductionIn(
  block: TextBlock,
  index: number,
  language: InstructionLanguage,
): Sentence | null {
  const last = sentencesOf(block, index, language).at(-1);
  if (last === undefined || block.isHeading) return null;
  return introduces(last.text, block.heading < 0 ? "alone" : "below", language) ? last : null;
}

function introduces(
  text: string,
  place: "alone" | "below",
  language: InstructionLanguage,
): boolean {
  const { pointer, backwardPronoun } = rulesOf[language];
  const { leaning, forward, presenting, comparison } = listRulesOf[language];
  const isPresenting = presenting.test(text);
  const pointing = text.replaceAll(forward, "").replace(presenting, "").replace(comparison, "");
  const points = text.search(forward) >= 0;
  const pronoun = isPresenting ? -1 : text.search(backwardPronoun);
  return (
    text.length >= shortest[place] &&
    text.length <= longest &&
    text.split(/\s+/).length >= fewestWords[place] &&
    /^[«"“‘(]?\p{Uppercase}/u.test(text) &&
    /[\p{Letter}\p{Number})»”’]\s?:$/u.test(text) &&
    !/[?!:;]./u.test(text) &&
    isBalanced(text) &&
    !unreadable.test(text) &&
    !isOpenList(text, language) &&
    (isPresenting || !leaning.test(text)) &&
    !pointer.test(pointing) &&
    (pronoun < 0 || pronoun >= beginning) &&
    (isPresenting || states(text, points, language)) &&
    !isTranslation(text, language)
  );
}

/**
 * Whether it says something rather than ordering it: an order begins with its verb, and has what is
 * to be done behind it. What points to a list needs no verb that is known.
 */
function states(text: string, points: boolean, language: InstructionLanguage): boolean {
  const { functionWords, determiners } = rulesOf[language];
  const [first = "", second = ""] = wordsIn(text);
  if (functionWords.has(first)) return points || isClause(text, language);
  return !determiners.has(second) && isClause(text, language);
}
