import type { QuizContent } from "@alambic/contract";
import type { Check, Report } from "../checks/index.ts";
import {
  figure,
  flag,
  list,
  member,
  object,
  option,
  partId,
  picture,
  reportDuplicates,
  reportUnknown,
  richText,
} from "../checks/index.ts";

export const content: Check<QuizContent> = object(
  {
    prompt: richText,
    multiple: flag,
    choices: list(option, 2, 10),
    correct_choice_ids: list(partId, 1, 10),
  },
  { picture, figure, explanation: richText },
);

/** Ids are unique, right ids name choices, and a single choice has one right id. */
export function contentRules(quiz: QuizContent, path: string, report: Report): void {
  const ids = quiz.choices.map(({ id }) => id);
  const keys = member(path, "correct_choice_ids");
  reportDuplicates(ids, member(path, "choices"), "id", report);
  reportDuplicates(quiz.correct_choice_ids, keys, "", report);
  reportUnknown(quiz.correct_choice_ids, ids, keys, "", report);
  if (!quiz.multiple && quiz.correct_choice_ids.length !== 1) {
    report(keys, "one_choice", "Only one choice is right unless `multiple` is true.");
  }
}
