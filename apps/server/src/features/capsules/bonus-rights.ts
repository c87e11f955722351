import { planOf } from "@alambic/domain/plans";

import type { CapsuleReader } from "./CapsuleReader.ts";
import type { CapsuleRow } from "./capsuleColumns.ts";

/** How often bonus items of each kind can be asked for in one lesson. */
export const mostBonusRounds = 3;

interface BonusLesson {
  readonly generation_status: string;
  readonly bonus_rounds: number;
  readonly bonus_theory_rounds: number;
}

type Shared = Pick<CapsuleRow, "owner_id" | "is_public">;

/**
 * Whether a reader can ask for bonus items in a lesson: in a capsule of their own on a plan with
 * bonus, and as a Pro in one that another member shares. What ships with the product has no source.
 */
export function canHaveBonus(capsule: Shared, lesson: BonusLesson, reader: CapsuleReader): boolean {
  return (
    mayAddBonus(capsule, reader) &&
    lesson.generation_status === "completed" &&
    Math.min(lesson.bonus_rounds, lesson.bonus_theory_rounds) < mostBonusRounds
  );
}

/** Whether a reader's plan lets them add bonus items to a capsule. */
export function mayAddBonus({ owner_id, is_public }: Shared, reader: CapsuleReader): boolean {
  if (reader === null || owner_id === null) return false;
  const plan = planOf(reader);
  return owner_id === reader.id ? plan !== "free" : is_public && plan === "pro";
}

/**
 * Whether a reader sees the bonus items that no Pro shared: those of a capsule of their own or of the
 * product, on a plan with bonus. Shared ones are for every plan.
 */
export function seesUnsharedBonus(
  { owner_id }: Pick<Shared, "owner_id">,
  reader: CapsuleReader,
): boolean {
  if (reader === null || planOf(reader) === "free") return false;
  return owner_id === null || owner_id === reader.id;
}
