import type { Exercise } from "@alambic/domain/exercises";
import { toHiragana } from "wanakana";

import { foldText } from "../texts/foldText.ts";
import { answersOf } from "./answersOf.ts";
import { askedIn } from "./askedIn.ts";
import { leftByForm } from "./leftByForm.ts";
import { leftByInitials } from "./leftByInitials.ts";
import { standNearly } from "./standNearly.ts";
import { translationIn } from "./translationIn.ts";

/**
 * What of an answer stands in the hint: its words, other forms of them, words that are one letter off,
 * or a translation, or the only choice that it leaves by its form; null where nothing does. A form or a
 * translation that the question itself shows tells nothing new.
 */
export function givesAway(hint: string, exercise: Exercise): string | null {
  const answers = answersOf(exercise);
  const told = answers.find((parts) => parts.every((part) => standsIn(part, hint)));
  if (told !== undefined) return told.join(" = ");
  // A verdict has no other forms: "waar" is a question word as well.
  if (exercise.content_type === "true_false") return null;
  const asked = askedIn(exercise);
  const formed = answers.find((parts) => standNearly(parts, hint, asked));
  if (formed !== undefined) return formed.join(" = ");
  return (
    translationIn(hint, answers, asked) ??
    leftByForm(hint, exercise) ??
    leftByInitials(hint, exercise)
  );
}

/** Whether the words stand in the text, in any case, with any accents and signs between them, or the signs. */
function standsIn(words: string, text: string): boolean {
  // Scripts without spaces have no words that could be told apart, and their marks are letters.
  if (isUnspaced.test(words)) return kana(text).includes(kana(words).trim());
  const folded = foldNumbers(words);
  const sign = words.trim();
  return folded === "" ? sign !== "" && text.includes(sign) : foldNumbers(text).includes(folded);
}

const isUnspaced = /^[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}ー\s]+$/u;

/** Both kana scripts as one. */
function kana(text: string): string {
  return toHiragana(text.normalize("NFC"), { passRomaji: true });
}

/** A number has its digits together, however it is grouped; what is no letter or digit is left out. */
function foldNumbers(text: string): string {
  return foldText(text.replaceAll(/(?<=\d)[\u0020\u00A0\u202F](?=\d{3}(?!\d))/g, ""));
}
