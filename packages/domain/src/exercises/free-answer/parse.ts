import type { FreeAnswerContent, KeyPoint } from "@alambic/contract";
import type { Check, Report } from "../checks/index.ts";
import {
  languageTag,
  list,
  member,
  object,
  partId,
  picture,
  reportDuplicates,
  richText,
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
