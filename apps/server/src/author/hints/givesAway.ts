import type { Exercise } from "@alambic/domain/exercises";

import { foldText } from "../texts/foldText.ts";
import { answersOf } from "./answersOf.ts";

/** What of an answer stands in the hint, as words; null where nothing does. */
export function givesAway(hint: string, exercise: Exercise): string | null {
  const answer = answersOf(exercise).find((parts) => parts.every((part) => standsIn(part, hint)));
  return answer === undefined ? null : answer.join(" = ");
}

/** Whether the words stand in the text, in any case, with any accents and signs between them. */
function standsIn(words: string, text: string): boolean {
  const folded = foldNumbers(words);
  if (folded !== "" && foldNumbers(text).includes(folded)) return true;
  // Scripts without spaces have no words that could be told apart.
  return isUnspaced.test(words) && text.includes(words.trim());
}

const isUnspaced = /^[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}ー\s]+$/u;

/** A number has its digits together, however it is grouped; what is no letter or digit is left out. */
function foldNumbers(text: string): string {
  return foldText(text.replaceAll(/(?<=\d)[\u0020\u00A0\u202F](?=\d{3}(?!\d))/g, ""));
}
