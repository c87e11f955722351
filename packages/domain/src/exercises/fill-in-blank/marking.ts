import type { FillInBlankContent, FillInBlankResponse } from "@alambic/contract";
import { matchAnswer } from "../../answers/index.ts";
import type { Score, ScoringContext } from "../score.ts";
import { noteOf, scoreOfParts } from "../score.ts";
import { gapsOf, typedInto } from "./gaps.ts";
import type { Marking } from "../marking.ts";

/** The share of gaps that hold an accepted answer. A word of a bank is not spelled, but chosen. */
function score(
  blanks: FillInBlankContent,
  given: FillInBlankResponse,
  { locale }: ScoringContext,
): Score {
  if (blanks.bank !== undefined) {
    const chosen = gapsOf(blanks).map(({ id, answers }) => ({
      id,
      correct: answers.includes(typedInto(given, id)),
    }));
    return scoreOfParts(chosen);
  }
  const results = gapsOf(blanks).map(({ id, answers, lang }) => ({
    id,
    match: matchAnswer(typedInto(given, id), answers, { locale, lang }),
  }));
  return scoreOfParts(
    results.map(({ id, match }) => ({ id, correct: match.accepted })),
    results.flatMap(({ id, match }) => noteOf(id, match)),
  );
}

/** The first accepted answer in every gap. */
function correctResponse(blanks: FillInBlankContent): FillInBlankResponse {
  const gaps = gapsOf(blanks).map(({ id, answers }) => ({ id, text: answers[0] ?? "" }));
  return { content_type: "fill_in_blank", gaps };
}

/** What an answer is worth, and which is right. */
export const marking: Marking<FillInBlankContent, FillInBlankResponse> = {
  scored: true,
  score,
  correctResponse,
};
