import type { FillInBlankContent, FillInBlankResponse } from "@alambic/contract";
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
import { reportForeignWords } from "./bank.ts";
import { gapsOf } from "./gaps.ts";
import { completeKind } from "../completeKind.ts";
import { fillInBlank } from "./index.ts";
import { marking } from "./marking.ts";

export { content } from "./parse.ts";

const filled = object({ id: partId, text: text({ most: 300 }) });

export const response: Check<FillInBlankResponse> = object({
  content_type: among(["fill_in_blank"]),
  gaps: list(filled, 0, 60),
});

function responseRules(
  blanks: FillInBlankContent,
  given: FillInBlankResponse,
  report: Report,
): void {
  const ids = given.gaps.map(({ id }) => id);
  reportDuplicates(ids, "gaps", "id", report);
  reportUnknown(
    ids,
    gapsOf(blanks).map(({ id }) => id),
    "gaps",
    "id",
    report,
  );
  reportForeignWords(blanks, given, report);
}

/** The kind as a whole: with its answers, and what each is worth. */
export const fillInBlankKind = completeKind(fillInBlank, marking, { response, responseRules });
