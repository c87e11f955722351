import type { Locale, NumericContent, NumericResponse } from "@alambic/contract";
import type { Score, ScoringContext } from "../score.ts";
import { scoreOfParts, wholeExercise } from "../score.ts";
import { isWithin, readExact } from "./exact.ts";
import type { Quantity } from "./quantity.ts";
import { readQuantity } from "./quantity.ts";
import type { Marking } from "../marking.ts";

/** The parts where the unit counts by itself. */
export const numericParts = { value: "value", unit: "unit" } as const;

/** Where a number stands: right, close to it, elsewhere, or no number at all. */
export type Standing = "right" | "close" | "off" | "unreadable";

/** What was typed, where it can be judged: a unit that is not asked for has to be understood. */
export function quantityIn(
  { units, unit_asked: asked }: NumericContent,
  { text }: NumericResponse,
  locale: Locale,
): Quantity | null {
  const quantity = readQuantity(text, locale, units);
  const strange = units !== undefined && asked !== true && quantity?.unit === "unknown";
  return strange ? null : quantity;
}

/** Where what was typed stands beside the answer. */
export function standingOf(
  question: NumericContent,
  given: NumericResponse,
  locale: Locale,
): Standing {
  const quantity = quantityIn(question, given, locale);
  if (quantity === null) return "unreadable";
  const { tolerance, close } = question;
  const wanted = readExact(question.answer);
  if (isWithin(quantity.value, wanted, tolerance)) return "right";
  return close !== undefined && isWithin(quantity.value, wanted, close) ? "close" : "off";
}

/** A twentieth. */
const roughly = { kind: "relative", amount: "0.05" } as const;

/** Whether a decimal was typed for a fraction that no decimal equals. */
export function isApproximation(
  question: NumericContent,
  given: NumericResponse,
  locale: Locale,
): boolean {
  if (question.tolerance !== undefined || /[/\u00BC-\u00BE\u2150-\u215E]/u.test(given.text))
    return false;
  const wanted = readExact(question.answer);
  if (10n ** 50n % wanted.denominator === 0n) return false;
  const quantity = quantityIn(question, given, locale);
  return quantity !== null && isWithin(quantity.value, wanted, roughly);
}

function isKnown({ unit }: Quantity): boolean {
  return unit !== "none" && unit !== "unknown";
}

/** Right within the tolerance; where the unit is asked for, it is half of the answer. */
function score(
  question: NumericContent,
  given: NumericResponse,
  { locale }: ScoringContext,
): Score {
  const right = standingOf(question, given, locale) === "right";
  if (question.unit_asked !== true) return scoreOfParts([{ id: wholeExercise, correct: right }]);
  const quantity = quantityIn(question, given, locale);
  return scoreOfParts([
    { id: numericParts.value, correct: right },
    { id: numericParts.unit, correct: quantity !== null && isKnown(quantity) },
  ]);
}

/** Three decimals would read as thousands in some languages: a zero more says the same in all. */
function written(answer: string): string {
  return /^-?[0-9]{1,3}\.[0-9]{3}(?:e|$)/u.test(answer)
    ? answer.replace(/(\.[0-9]{3})/u, "$10")
    : answer;
}

/** The answer, with its unit where that is asked for. */
function correctResponse({ answer, units, unit_asked: asked }: NumericContent) {
  const symbol = asked === true ? ` ${units?.[0]?.symbol ?? ""}` : "";
  return { content_type: "numeric" as const, text: written(answer) + symbol };
}

const locales: readonly Locale[] = ["fr", "en", "nl"];

/** A number can be read, whatever the language. */
function isReadable(question: NumericContent, given: NumericResponse): boolean {
  return locales.some((locale) => quantityIn(question, given, locale) !== null);
}

/** What an answer is worth, and which is right. */
export const marking: Marking<NumericContent, NumericResponse> = {
  scored: true,
  isReadable,
  score,
  correctResponse,
};
