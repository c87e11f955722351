import type { CharacterContent, CharacterResponse } from "@alambic/contract";
import { matchAnswer } from "../../answers/index.ts";
import type { Score, ScoringContext } from "../score.ts";
import { scoreOf, scoreOfParts, wholeExercise } from "../score.ts";
import { compareStrokes } from "./compareStrokes.ts";
import type { Marking } from "../marking.ts";

/** The part that a stroke is, from 0. */
function strokePart(at: number): string {
  return `stroke-${at + 1}`;
}

/** What is chosen or typed is right or not; of a drawing, the share of its strokes that are. */
function score(
  { character, lang, task }: CharacterContent,
  { answer }: CharacterResponse,
  { locale }: ScoringContext,
): Score {
  if (task.type === "read") {
    const id = answer.type === "chosen" ? answer.choice_id : wholeExercise;
    return scoreOfParts([{ id, correct: id === task.right_choice_id }]);
  }
  if (answer.type === "typed") {
    const { accepted } = matchAnswer(answer.text, [character, ...(task.typed ?? [])], {
      locale,
      lang,
    });
    return scoreOfParts([{ id: wholeExercise, correct: accepted }]);
  }
  if (answer.type !== "drawn" || task.strokes === undefined) return scoreOf(0, []);
  const verdicts = compareStrokes(answer.strokes, task.strokes);
  return scoreOfParts(
    verdicts.map((verdict, at) => ({ id: strokePart(at), correct: verdict === "right" })),
  );
}

/** The right choice, the strokes as they are drawn, or the character itself. */
function correctResponse({ character, task }: CharacterContent): CharacterResponse {
  const answer: CharacterResponse["answer"] =
    task.type === "read"
      ? { type: "chosen", choice_id: task.right_choice_id }
      : task.strokes === undefined
        ? { type: "typed", text: character }
        : { type: "drawn", strokes: task.strokes };
  return { content_type: "character", answer };
}

/** What an answer is worth, and which is right. */
export const marking: Marking<CharacterContent, CharacterResponse> = {
  scored: true,
  score,
  correctResponse,
};
