import type { VocabularyContent, VocabularyResponse } from "@alambic/contract";
import type { Check, Report } from "../checks/index.ts";
import {
  among,
  list,
  object,
  partId,
  reportDuplicates,
  reportUnknown,
  text,
} from "../checks/index.ts";
import { completeKind } from "../completeKind.ts";
import { vocabulary } from "./index.ts";
import { marking } from "./marking.ts";
import { directions } from "./parse.ts";

export { content } from "./parse.ts";

const answer = object({ entry_id: partId, text: text({ most: 300 }) });

export const response: Check<VocabularyResponse> = object({
  content_type: among(["vocabulary"]),
  direction: among(directions),
  answers: list(answer, 0, 20),
});

function responseRules(words: VocabularyContent, given: VocabularyResponse, report: Report): void {
  const ids = given.answers.map(({ entry_id: id }) => id);
  reportDuplicates(ids, "answers", "entry_id", report);
  const known = words.entries.map(({ id }) => id);
  reportUnknown(ids, known, "answers", "entry_id", report);
  if (!words.directions.includes(given.direction)) {
    report("direction", "not_allowed", "The words are not asked this way.");
  }
}

/** The kind as a whole: with its answers, and what each is worth. */
export const vocabularyKind = completeKind(vocabulary, marking, { response, responseRules });
