import type { BlankSegment, FillInBlankContent } from "@alambic/contract";
import type { Check, Report } from "../checks/index.ts";
import {
  acceptedAnswers,
  among,
  languageTag,
  list,
  member,
  object,
  partId,
  reportBlankAnswers,
  richText,
  tagged,
  text,
} from "../checks/index.ts";
import { reportMissingWords } from "./bank.ts";

const segment: Check<BlankSegment> = tagged({
  text: object({ type: among(["text"]), text: richText }),
  gap: object(
    { type: among(["gap"]), id: partId, answers: acceptedAnswers },
    { lang: languageTag, hint: text({ most: 300 }) },
  ),
});

export const content: Check<FillInBlankContent> = object(
  { prompt: richText, segments: list(segment, 1, 60) },
  { bank: list(text({ least: 1, most: 300 }), 2, 100), explanation: richText },
);

/** There is a gap, gaps have ids of their own, and each can be filled. */
export function contentRules(blanks: FillInBlankContent, path: string, report: Report): void {
  const segments = member(path, "segments");
  const seen = new Set<string>();
  for (const [index, part] of blanks.segments.entries()) {
    if (part.type !== "gap") continue;
    const place = member(segments, index);
    if (seen.has(part.id)) {
      report(member(place, "id"), "duplicate_id", `"${part.id}" stands here twice.`);
    }
    seen.add(part.id);
    reportBlankAnswers(part.answers, member(place, "answers"), report);
  }
  if (seen.size === 0) report(segments, "no_gap", "There is nothing to fill in.");
  reportBlankAnswers(blanks.bank ?? [], member(path, "bank"), report);
  reportMissingWords(blanks, path, report);
}
