import { isScored } from "@alambic/domain/exercises";

import type { AuthorRequest } from "../model/AuthorRequest.ts";
import type { ItemDraft, LessonDraft } from "../model/LessonDraft.ts";
import type { CheckContext, Rejection } from "./Check.ts";
import { checkTable } from "./checkTable.ts";
import { cluesByNegation } from "./cluesByNegation.ts";
import { isShortText } from "../document/isShortText.ts";
import { fewestItems } from "../model/fewestItems.ts";

export interface RejectedItem {
  readonly item: ItemDraft;
  readonly reasons: readonly Rejection[];
}

export interface LessonVerdict {
  readonly accepted: readonly ItemDraft[];
  readonly rejected: readonly RejectedItem[];
  /** Whether enough was accepted to make a lesson. */
  readonly publishable: boolean;
}

/**
 * Holds every item of a draft against its source, whoever drafted it. What does not stand is left
 * out and never made up for.
 */
export function verifyLesson(draft: LessonDraft, request: AuthorRequest): LessonVerdict {
  const accepted: ItemDraft[] = [];
  const rejected: RejectedItem[] = [];
  for (const item of draft.items) {
    const reasons = judge(item, { request, accepted, target: draft.target });
    if (reasons.length === 0) accepted.push(item);
    else rejected.push({ item, reasons });
  }
  const told = cluesByNegation(accepted, request);
  for (const item of told)
    rejected.push({
      item,
      reasons: [{ code: "answer_given_away", detail: "its negation, among the others" }],
    });
  const kept = accepted.filter((item) => !told.includes(item));
  return { accepted: kept, rejected, publishable: isLesson(kept, request) };
}

/**
 * Whether so many items make a lesson. One that reads a part of a short text is there to be read as well: what is told in
 * the learner’s own words counts, and one question that stands is enough where others fell.
 */
export function isLesson(items: readonly ItemDraft[], { source }: AuthorRequest): boolean {
  const scored = items.filter(({ exercise }) => isScored(exercise)).length;
  const told = items.filter(({ exercise }) => exercise.content_type === "free_answer").length;
  const isShort = source.kind === "document" && isShortText(source.document.pageCount);
  return isShort ? scored + told > 0 : scored >= fewestItems;
}

/** All checks but the first rely on a shape that can be read. */
function judge(item: ItemDraft, context: CheckContext): readonly Rejection[] {
  const [readable, ...others] = checkTable.map(({ check }) => check);
  const broken = readable?.(item, context) ?? [];
  return broken.length > 0 ? broken : others.flatMap((check) => check(item, context));
}
