import type { FlashcardsContent, FreeAnswerContent } from "@alambic/contract";

import type { QuotePlace } from "../../model/Provenance.ts";
import { plainText } from "../../texts/rich-text.ts";
import { sameWords, standsIn } from "../../texts/standsIn.ts";
import type { Rejection, RejectionCode } from "../Check.ts";

/**
 * What is wrong with a question that the learner judges: a point that does not stand in the quote, or
 * that the model answer does not make; two that say the same; one that the question gives away.
 */
export function freeAnswerFaults(
  { prompt, model_answer: answer, key_points: points }: FreeAnswerContent,
  quote: string,
): Rejection[] {
  const said = points.map(({ text }) => plainText(text));
  const whole = plainText(answer);
  return [
    ...said.filter((point) => !standsIn(point, quote)).flatMap(because("answer_not_in_quote")),
    ...said.filter((point) => !standsIn(point, whole)).flatMap(because("key_disagrees")),
    ...said.filter(isWithinAnother).flatMap(because("options_alike")),
    ...said
      .filter((point) => standsIn(point, plainText(prompt)))
      .flatMap(because("answer_given_away")),
  ];
}

/**
 * What is wrong with cards: a front or back that does not stand in its card's quote, both in the same
 * words, or two cards that one could take for each other.
 */
export function flashcardFaults(
  { cards }: FlashcardsContent,
  parts: readonly QuotePlace[],
): Rejection[] {
  const shown = cards.map(({ front, back }) => [plainText(front), plainText(back)] as const);
  const backs = shown.map(([, back]) => back);
  return [
    ...shown.flatMap(([front, back], index) => {
      const quote = parts[index]?.quote ?? "";
      return standsIn(front, quote) && standsIn(back, quote)
        ? []
        : because("answer_not_in_quote")(`${front}: ${back}`);
    }),
    ...shown
      .filter(([front, back]) => standsIn(front, back))
      .flatMap(([front]) => because("answer_given_away")(front)),
    ...backs.filter(isWithinAnother).flatMap(because("options_alike")),
  ];
}

/** Whether a text says what another of the list says as well; of two alike the second does. */
function isWithinAnother(text: string, at: number, all: readonly string[]): boolean {
  return all.some(
    (other, index) =>
      index !== at && standsIn(text, other) && (sameWords(text) !== sameWords(other) || index < at),
  );
}

function because(code: RejectionCode): (detail: string) => Rejection[] {
  return (detail) => [{ code, detail }];
}
