import type { Locale } from "@alambic/contract";
import { splitArticle } from "../articles.ts";
import { isFormOf } from "../question/index.ts";
import type { AskedQuestion } from "../question/index.ts";
import type { Reading } from "./Reading.ts";

const separators: Readonly<Record<Locale, RegExp>> = {
  fr: / ?, ?| et /u,
  en: /,? and | ?, ?/u,
  nl: / ?, ?| en /u,
};

/** With these a list is a row of steps. */
const steps =
  /(?<!\p{L})(?:d'abord|puis|ensuite|enfin|ordre|étapes?|chronologi\p{L}*|respectivement|then|orders?|steps?|sequence|respectively|eerst|daarna|dan|volgorde|stappen|respectievelijk)(?!\p{L})|^first(?!\p{L})/u;

/** The parts of a list without articles; a noun that all share is behind the last, in French before the first. */
function partsOf(text: string, language: Locale): readonly string[] {
  return text.split(separators[language]).map((part) => splitArticle(part.trim(), language).noun);
}

function sharedNoun(parts: readonly string[], language: Locale): string | null {
  const nouns = parts.map((part) => part.split(" ").at(language === "fr" ? 0 : -1));
  const [noun = ""] = nouns;
  return parts.every((part) => part.includes(" ")) && nouns.every((other) => other === noun)
    ? noun
    : null;
}

/** A noun of the question that stands with one part for all: *wetgevende en uitvoerende macht*. */
function nounAsked(parts: readonly string[], question: AskedQuestion | null): string | null {
  if (question === null) return null;
  const { language, saidOnce } = question;
  const at = language === "fr" ? 0 : -1;
  const whole = parts.at(at)?.split(" ") ?? [];
  const noun = whole.at(at) ?? "";
  const isShared = whole.length === 2 && parts.filter((part) => part.includes(" ")).length === 1;
  return isShared && saidOnce.some((word) => isFormOf(word, noun, language)) ? noun : null;
}

/** Things that are only listed may be listed in another order, and their noun said once. */
export function inOneOrder(
  typed: string,
  expected: string,
  language: Locale,
  question: AskedQuestion | null,
): readonly Reading[] {
  const [given, wanted] = [partsOf(typed, language), partsOf(expected, language)];
  if (wanted.length < 2 || given.length !== wanted.length) return [];
  if (steps.test(expected) || steps.test(question?.text ?? "")) return [];
  const sorted = (parts: readonly string[]) => parts.toSorted().join(", ");
  const noun = sharedNoun(wanted, language) ?? nounAsked(wanted, question);
  const isShared = noun !== null && given.some((part) => part.split(" ").includes(noun));
  const without = (parts: readonly string[]) =>
    sorted(
      parts.map((part) =>
        part
          .split(" ")
          .filter((word) => word !== noun)
          .join(" "),
      ),
    );
  return [
    [sorted(given), sorted(wanted)],
    ...(isShared ? [[without(given), without(wanted)] as const] : []),
  ];
}
