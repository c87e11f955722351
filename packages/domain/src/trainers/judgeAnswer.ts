import type { Locale } from "@alambic/contract";
import { matchAnswer, normalise } from "../answers/index.ts";

/** A slip of the pen, an accent that is not right, and a mistake are three things. */
export type TrainerVerdict = "right" | "slip" | "accent" | "mistake";

export interface JudgedCard {
  readonly answers: readonly string[];
  /** The language of the answers (BCP 47). */
  readonly answerLang: string;
}

/**
 * What a typed answer is. What is written as it should be for another card is no slip: it is that other
 * word.
 */
export function judgeAnswer(
  typed: string,
  card: JudgedCard,
  others: readonly JudgedCard[],
  locale: Locale,
): TrainerVerdict {
  const match = matchAnswer(typed, card.answers, { locale, lang: card.answerLang });
  if (!match.accepted) return "mistake";
  if (match.slip === null) return "right";
  const given = normalise(typed);
  const isOther = others.some(({ answers }) => answers.some((one) => normalise(one) === given));
  if (isOther) return "mistake";
  return match.slip === "accents" ? "accent" : "slip";
}
