import type { Capsule } from "@alambic/contract";

import type { CapsuleRow } from "./capsuleColumns.ts";
import type { Standing } from "./loadStanding.ts";
import type { CapsuleTotals } from "./loadTotals.ts";

const secondsAnItem = 45;
const secondsInHour = 3600;

/** A capsule as the contract shows it to one reader. */
export function presentCapsule(
  row: CapsuleRow,
  totals: CapsuleTotals,
  standing: Standing,
  readerId: string | null,
): Capsule {
  const { owner_id, made_from_kind, made_from_label, duration_hours, ...shown } = row;
  const { xp_total, ...counts } = totals;
  return {
    ...shown,
    ...counts,
    category: row.domain,
    made_from: { kind: made_from_kind, label: made_from_label },
    created_at: row.created_at.toISOString(),
    duration_hours: duration_hours ?? estimateHours(totals.atom_count),
    xp_reward: xp_total,
    xp_target: xp_total,
    xp_current: standing.xp_earned,
    xp_remaining: Math.max(0, xp_total - standing.xp_earned),
    progress_percentage: standing.progress_percentage,
    progress_status: standing.status,
    is_locked: false,
    is_enrolled: standing.is_enrolled,
    is_owner: owner_id !== null && owner_id === readerId,
    coach_enabled: true,
    unread_messages_count: 0,
    next_lesson: standing.next_lesson,
  };
}

/** Hours with one decimal, at least a tenth for what has anything in it. */
function estimateHours(items: number): number {
  return Math.ceil(((items * secondsAnItem) / secondsInHour) * 10) / 10;
}
