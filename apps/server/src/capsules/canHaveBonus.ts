import { planOf } from "@alambic/domain/plans";

import type { Member } from "../app/Session.ts";
import type { CapsuleRow } from "./capsuleColumns.ts";

/** Whoever reads a capsule; null for a guest. */
export type BonusReader = Member | null;

/** How often bonus items of each kind can be asked for in one lesson. */
export const mostBonusRounds = 3;

interface BonusLesson {
  readonly generation_status: string;
  readonly bonus_rounds: number;
  readonly bonus_theory_rounds: number;
}

/** Whether a reader can ask for bonus exercises: in a capsule made for them, on a plan with bonus. */
export function canHaveBonus(
  capsule: Pick<CapsuleRow, "owner_id">,
  lesson: BonusLesson,
  reader: BonusReader,
): boolean {
  return (
    reader !== null &&
    capsule.owner_id === reader.id &&
    planOf(reader) !== "free" &&
    lesson.generation_status === "completed" &&
    Math.min(lesson.bonus_rounds, lesson.bonus_theory_rounds) < mostBonusRounds
  );
}
