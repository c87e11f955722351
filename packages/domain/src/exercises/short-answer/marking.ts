import type { ShortAnswerContent, ShortAnswerResponse } from "@alambic/contract";
import { matchAnswer } from "../../answers/index.ts";
import type { Marking } from "../marking.ts";
import { plainText } from "../rich-text.ts";
import { noteOf, scoreOfParts, wholeExercise } from "../score.ts";

/** What an answer is worth, and which is right. */
export const marking: Marking<ShortAnswerContent, ShortAnswerResponse> = {
  scored: true,
  score({ prompt, answers, answer_type: type, lang }, { text }, { locale }) {
    const match = matchAnswer(text, answers, {
      locale,
      lang,
      type,
      question: plainText(prompt),
    });
    return scoreOfParts(
      [{ id: wholeExercise, correct: match.accepted }],
      noteOf(wholeExercise, match),
    );
  },
  correctResponse: ({ answers }) => ({ content_type: "short_answer", text: answers[0] ?? "" }),
};
