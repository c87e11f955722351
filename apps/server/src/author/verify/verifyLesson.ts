import { isScored } from "@alambic/domain/exercises";

import type { AuthorRequest } from "../model/AuthorRequest.ts";
import type { ItemDraft, LessonDraft } from "../model/LessonDraft.ts";
import type { Check, CheckContext, Rejection } from "./Check.ts";
import { cluesByNegation } from "./cluesByNegation.ts";
import { checkAlone } from "./checks/checkAlone.ts";
import { checkClaims } from "./checks/checkClaims.ts";
import { checkData } from "./checks/checkData.ts";
import { checkDuplicates } from "./checks/checkDuplicates.ts";
import { checkEvidence } from "./checks/checkEvidence.ts";
import { checkGivenAway } from "./checks/checkGivenAway.ts";
import { checkHint } from "./checks/checkHint.ts";
import { checkKey } from "./checks/checkKey.ts";
import { checkLanguage } from "./checks/checkLanguage.ts";
import { checkLevel } from "./checks/checkLevel.ts";
import { checkModelKey } from "./checks/checkModelKey.ts";
import { checkModelText } from "./checks/checkModelText.ts";
import { checkOptions } from "./checks/checkOptions.ts";
import { checkQuote } from "./checks/checkQuote.ts";
import { checkRule } from "./checks/checkRule.ts";
import { checkSchema } from "./checks/checkSchema.ts";
import { fewestItems } from "./fewestItems.ts";

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

const checks: readonly Check[] = [
  checkClaims,
  checkKey,
  checkRule,
  checkData,
  checkQuote,
  checkEvidence,
  checkAlone,
  checkLanguage,
  checkModelKey,
  checkModelText,
  checkLevel,
  checkOptions,
  checkGivenAway,
  checkHint,
  checkDuplicates,
];

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
  const scored = kept.filter(({ exercise }) => isScored(exercise));
  return { accepted: kept, rejected, publishable: scored.length >= fewestItems };
}

/** The other checks rely on a shape that can be read. */
function judge(item: ItemDraft, context: CheckContext): readonly Rejection[] {
  const broken = checkSchema(item, context);
  return broken.length > 0 ? broken : checks.flatMap((check) => check(item, context));
}
