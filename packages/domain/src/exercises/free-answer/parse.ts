import type { FreeAnswerContent, FreeAnswerResponse, KeyPoint } from "@alambic/contract";
import type { Check, Report } from "../checks/index.ts";
import {
  among,
  languageTag,
  list,
  member,
  object,
  partId,
  picture,
  reportDuplicates,
  reportUnknown,
  richText,
  text,
} from "../checks/index.ts";

const keyPoint: Check<KeyPoint> = object({ id: partId, text: richText });

export const content: Check<FreeAnswerContent> = object(
  { prompt: richText, model_answer: richText, key_points: list(keyPoint, 1, 12) },
  { picture, lang: languageTag },
);

export function contentRules(
  { key_points: points }: FreeAnswerContent,
  path: string,
  report: Report,
): void {
  const ids = points.map(({ id }) => id);
  reportDuplicates(ids, member(path, "key_points"), "id", report);
}

export const response: Check<FreeAnswerResponse> = object(
  { content_type: among(["free_answer"]), text: text({ most: 10_000 }) },
  { found_point_ids: list(partId, 0, 12) },
);

export function responseRules(
  { key_points: points }: FreeAnswerContent,
  { found_point_ids: found = [] }: FreeAnswerResponse,
  report: Report,
): void {
  reportDuplicates(found, "found_point_ids", "", report);
  const known = points.map(({ id }) => id);
  reportUnknown(found, known, "found_point_ids", "", report);
}
