import type { ShortAnswerContent } from "@alambic/contract";
import { readNumbers } from "../../answers/numbers.ts";
import type { Check, Report } from "../checks/index.ts";
import {
  acceptedAnswers,
  among,
  figure,
  languageTag,
  member,
  object,
  picture,
  reportBlankAnswers,
  richText,
} from "../checks/index.ts";

export const content: Check<ShortAnswerContent> = object(
  { prompt: richText, answer_type: among(["text", "number"]), answers: acceptedAnswers },
  { picture, figure, lang: languageTag, explanation: richText },
);

/** Every answer can be typed, and is a number where a number is asked for. */
export function contentRules(question: ShortAnswerContent, path: string, report: Report): void {
  const answers = member(path, "answers");
  reportBlankAnswers(question.answers, answers, report);
  if (question.answer_type === "text") return;
  for (const [index, answer] of question.answers.entries()) {
    if (readNumbers(answer).length > 0) continue;
    report(member(answers, index), "not_a_number", `"${answer}" is not a number.`);
  }
}
