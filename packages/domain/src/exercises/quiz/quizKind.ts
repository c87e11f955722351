import type { QuizContent, QuizResponse } from "@alambic/contract";
import type { Check, Report } from "../checks/index.ts";
import { among, list, object, partId, reportDuplicates, reportUnknown } from "../checks/index.ts";
import { completeKind } from "../completeKind.ts";
import { quiz } from "./index.ts";
import { marking } from "./marking.ts";

export { content } from "./parse.ts";

export const response: Check<QuizResponse> = object({
  content_type: among(["quiz"]),
  choice_ids: list(partId, 0, 10),
});

function responseRules(quiz: QuizContent, given: QuizResponse, report: Report): void {
  const ids = quiz.choices.map(({ id }) => id);
  reportDuplicates(given.choice_ids, "choice_ids", "", report);
  reportUnknown(given.choice_ids, ids, "choice_ids", "", report);
  if (!quiz.multiple && given.choice_ids.length > 1) {
    report("choice_ids", "one_choice", "Only one choice can be given.");
  }
}

/** The kind as a whole: with its answers, and what each is worth. */
export const quizKind = completeKind(quiz, marking, { response, responseRules });
