import type { AwardedBadge } from "@alambic/contract";
import type { Selectable } from "kysely";

import type { AwardedBadgesTable } from "../../platform/db/tables/badges.ts";

/** A badge as it was awarded. */
export function presentAward(row: Selectable<AwardedBadgesTable>): AwardedBadge {
  const { key, points, bonus_xp, title, awarded_at } = row;
  return { key, points, bonus_xp, title, awarded_at: awarded_at.toISOString() };
}
