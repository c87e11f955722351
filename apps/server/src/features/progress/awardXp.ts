import type { Tx } from "../../platform/db/Store.ts";
import type { XpAwardsTable } from "../../platform/db/tables/progress.ts";
import { addToDay } from "./addToDay.ts";

/** XP beside that of lessons: once for each learner, reason and thing. */
export interface XpAward {
  readonly userId: string;
  readonly reason: XpAwardsTable["reason"];
  readonly thing: string;
  /** What it is worth now; 0 takes it back. */
  readonly xp: number;
  /** The learner's day that it counts on in their statistics, `2026-11-20`. */
  readonly day?: string;
}

/**
 * Brings what a thing gave in line with what it is worth, however often it is said.
 *
 * @returns how much XP that gave; negative where it was taken back.
 */
export async function awardXp(tx: Tx, award: XpAward, now: Date): Promise<number> {
  const { userId, reason, thing, xp, day } = award;
  const key = { user_id: userId, reason, thing };
  const before = await tx
    .selectFrom("xp_awards")
    .select(["xp", "day"])
    .where((eb) => eb.and(key))
    .executeTakeFirst();
  const more = xp - (before?.xp ?? 0);
  if (more === 0) return 0;
  if (xp === 0) {
    await tx
      .deleteFrom("xp_awards")
      .where((eb) => eb.and(key))
      .execute();
  } else {
    await tx
      .insertInto("xp_awards")
      .values({ ...key, xp, day: day ?? null, awarded_at: now })
      .onConflict((conflict) =>
        conflict.columns(["user_id", "reason", "thing"]).doUpdateSet({ xp }),
      )
      .execute();
  }
  // What it gave is taken from the day that it was counted on.
  const countedOn = before === undefined ? (day ?? null) : before.day;
  if (countedOn !== null) await addToDay(tx, { userId, day: countedOn }, { xp: more });
  return more;
}
