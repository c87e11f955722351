import { badgeRules } from "@alambic/domain/badges";

import { memberOperation } from "../../../http/operation.ts";
import { readSnapshot } from "../../../platform/db/readSnapshot.ts";
import { loadFigures } from "../figures.ts";
import { presentBoard } from "../presentBoard.ts";

const measures = new Set(badgeRules.map(({ measure }) => measure));

/** Every badge, and how far the member is. */
export const getBadges = memberOperation<"getBadges">(({ services: { db }, member }) =>
  readSnapshot(db, async (tx) => {
    const awards = await tx
      .selectFrom("awarded_badges")
      .selectAll()
      .where("user_id", "=", member.id)
      .orderBy("awarded_at")
      .orderBy("key")
      .execute();
    const figures = await loadFigures(tx, member.id, measures);
    return { status: 200, body: presentBoard(badgeRules, figures, awards) };
  }),
);
