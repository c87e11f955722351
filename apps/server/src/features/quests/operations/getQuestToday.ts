import type { NoQuest } from "@alambic/contract";

import { memberOperation } from "../../../http/operation.ts";
import { timeZoneOf } from "../../../http/timeZoneOf.ts";
import { lockMember } from "../../../platform/db/lockMember.ts";
import type { Tx } from "../../../platform/db/Store.ts";
import { transact } from "../../../platform/db/transact.ts";
import { openToday } from "../openToday.ts";
import { presentHistory } from "../presentHistory.ts";
import { presentQuest } from "../presentQuest.ts";

/** The quest of the day, and those of the last weeks. */
export const getQuestToday = memberOperation<"getQuestToday">(
  ({ services, member, request, now }) =>
    transact(services.db, async (tx) => {
      await lockMember(tx, member.id);
      const opened = await openToday(tx, { userId: member.id, timeZone: timeZoneOf(request), now });
      const { day, quest } = opened;
      return {
        status: 200,
        body: {
          today: day,
          quest:
            quest === null
              ? await sayNone(tx, member.id)
              : await presentQuest(tx, member.id, quest),
          history: await presentHistory(tx, opened),
        },
      };
    }),
);

/** Why there is no quest. */
async function sayNone(tx: Tx, userId: string): Promise<NoQuest> {
  const followed = await tx
    .selectFrom("enrolments")
    .select("capsule_id")
    .where("user_id", "=", userId)
    .where("left_at", "is", null)
    .limit(1)
    .executeTakeFirst();
  return { kind: followed === undefined ? "no_capsule" : "no_exercise" };
}
