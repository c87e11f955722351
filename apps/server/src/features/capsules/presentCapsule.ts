import type { Capsule, LinkedCapsule, ProblemCode } from "@alambic/contract";

import type { CapsuleReader } from "./CapsuleReader.ts";
import type { CapsuleRow } from "./capsuleColumns.ts";
import type { Standing } from "./loadStanding.ts";
import type { CapsuleTotals } from "./loadTotals.ts";
import { canShare, mayUnshare } from "./sharing.ts";

const secondsAnItem = 45;
const secondsInHour = 3600;

/** What is shown of a capsule beside its own columns. */
export interface CapsuleSurroundings {
  readonly totals: CapsuleTotals;
  readonly standing: Standing;
  /** The username of whoever shares it. */
  readonly sharedBy: string | null;
  /** Why its making stopped, where that is for the reader to know. */
  readonly failure: ProblemCode | null;
  /** The capsule that it builds on. */
  readonly after: LinkedCapsule | null;
  /** Answers of the coach about it that the reader has not read. */
  readonly unreadAnswers: number;
}

/** A capsule as the contract shows it to one reader. */
export function presentCapsule(
  row: CapsuleRow,
  reader: CapsuleReader,
  { totals, standing, sharedBy, failure, after, unreadAnswers }: CapsuleSurroundings,
): Capsule {
  const { owner_id, made_from_kind, made_from_label, duration_hours, ...others } = row;
  const { sharing_barred_at: barredAt, after_id: _, ...shown } = others;
  const { xp_total, ...counts } = totals;
  const isOwner = owner_id !== null && owner_id === reader?.id;
  // The words that its owner typed are theirs; others read what the capsule is called.
  const sharedLabel = isOwner || owner_id === null ? made_from_label : row.title;
  return {
    ...shown,
    ...counts,
    category: row.domain,
    made_from: { kind: made_from_kind, label: sharedLabel },
    created_at: row.created_at.toISOString(),
    duration_hours: duration_hours ?? estimateHours(totals.atom_count),
    xp_reward: xp_total,
    xp_target: xp_total,
    xp_current: standing.xp_earned,
    xp_remaining: Math.max(0, xp_total - standing.xp_earned),
    progress_percentage: standing.progress_percentage,
    progress_status: standing.status,
    after,
    is_locked: false,
    is_enrolled: standing.is_enrolled,
    is_owner: isOwner,
    generation_failure: failure,
    shared_by: sharedBy,
    is_sharing_barred: barredAt !== null && mayUnshare(row, reader),
    can_share: canShare(row, reader),
    can_unshare: row.is_public && mayUnshare(row, reader),
    coach_enabled: standing.is_enrolled && totals.lessons_ready > 0,
    unread_messages_count: unreadAnswers,
    next_lesson: standing.next_lesson,
  };
}

/** Hours with one decimal, at least a tenth for what has anything in it. */
function estimateHours(items: number): number {
  return Math.ceil(((items * secondsAnItem) / secondsInHour) * 10) / 10;
}
