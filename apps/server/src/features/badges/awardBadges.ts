import type { AwardedBadge, BadgeMeasure } from "@alambic/contract";
import { badgeRules, reachedRules } from "@alambic/domain/badges";
import type { BadgeRule } from "@alambic/domain/badges";

import type { Tx } from "../../platform/db/Store.ts";
import { notify } from "../../platform/realtime/notify.ts";
import { addNotification } from "../notifications/index.ts";
import { awardXp } from "../progress/index.ts";
import { badgeAwarded } from "./badgeAwarded.ts";
import { loadFigures } from "./figures.ts";
import { presentAward } from "./presentAward.ts";

export interface AwardContext {
  readonly userId: string;
  readonly now: Date;
  /** The learner's day that their XP counts on, `2026-11-20`; none in particular where it is left out. */
  readonly day?: string;
  /** Only badges for these; all where it is left out. */
  readonly measures?: ReadonlySet<BadgeMeasure>;
  readonly rules?: readonly BadgeRule[];
}

/**
 * Awards what a learner has reached and does not have yet, each with its XP and a notification. The
 * transaction holds the learner.
 */
export async function awardBadges(tx: Tx, context: AwardContext): Promise<readonly AwardedBadge[]> {
  const { userId, measures, rules = badgeRules } = context;
  const has = await loadKeys(tx, userId);
  const pending = rules.filter(
    ({ key, measure }) => !has.has(key) && (measures?.has(measure) ?? true),
  );
  const asked = new Set(pending.map(({ measure }) => measure));
  const reached = reachedRules(pending, await loadFigures(tx, userId, asked));
  const awarded = [];
  for (const rule of reached) {
    const badge = await award(tx, rule, context);
    if (badge !== null) awarded.push(badge);
  }
  return awarded;
}

async function loadKeys(tx: Tx, userId: string): Promise<ReadonlySet<string>> {
  const rows = await tx
    .selectFrom("awarded_badges")
    .select("key")
    .where("user_id", "=", userId)
    .execute();
  return new Set(rows.map(({ key }) => key));
}

/** Null where the learner has it already. */
async function award(
  tx: Tx,
  { key, points, bonusXp, title }: BadgeRule,
  { userId, now, day }: AwardContext,
): Promise<AwardedBadge | null> {
  const row = await tx
    .insertInto("awarded_badges")
    .values({
      user_id: userId,
      key,
      points,
      bonus_xp: bonusXp,
      title: title ?? null,
      awarded_at: now,
    })
    .onConflict((conflict) => conflict.columns(["user_id", "key"]).doNothing())
    .returningAll()
    .executeTakeFirst();
  if (!row) return null;
  const xp = { userId, reason: "badge", thing: key, xp: bonusXp, ...(day && { day }) } as const;
  await awardXp(tx, xp, now);
  const badge = presentAward(row);
  await addNotification(tx, { userId, thing: key, about: { kind: "badge_awarded", badge } }, now);
  await notify(tx, badgeAwarded, { user_id: userId, key });
  return badge;
}
