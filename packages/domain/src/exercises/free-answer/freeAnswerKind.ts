import type { FreeAnswerContent, FreeAnswerResponse } from "@alambic/contract";
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
import { freeAnswer } from "./index.ts";
import { marking } from "./marking.ts";

export { content } from "./parse.ts";

export const response: Check<FreeAnswerResponse> = object(
  { content_type: among(["free_answer"]), text: text({ most: 10_000 }) },
  { found_point_ids: list(partId, 0, 12) },
);

function responseRules(
  { key_points: points }: FreeAnswerContent,
  { found_point_ids: found = [] }: FreeAnswerResponse,
  report: Report,
): void {
  reportDuplicates(found, "found_point_ids", "", report);
  const known = points.map(({ id }) => id);
  reportUnknown(found, known, "found_point_ids", "", report);
}

/** The kind as a whole: with its answers, and what each is worth. */
export const freeAnswerKind = completeKind(freeAnswer, marking, { response, responseRules });
