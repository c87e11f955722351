import type { SocketMessage } from "@alambic/contract";

import type { EventContext } from "../../../http/Feature.ts";
import { notification } from "../../../http/texts/notification.ts";
import type { EventIds } from "../../../platform/realtime/ServerEvent.ts";

/** What came of asking for bonus items. */
export type BonusOutcome = "bonus_added" | "theory_added" | "bonus_missed";

/** What whoever asked for bonus items is told when they were made, or not, in their language. */
export async function bonusMessage(
  outcome: BonusOutcome,
  { user_id: userId, molecule_id: moleculeId }: EventIds<"user_id" | "molecule_id">,
  { db, texts, now }: EventContext,
): Promise<SocketMessage | null> {
  const row = await db
    .selectFrom("molecules")
    .innerJoin("users", (join) => join.on("users.id", "=", userId))
    .select(["molecules.title", "users.preferred_language"])
    .where("molecules.id", "=", moleculeId)
    .executeTakeFirst();
  if (!row) return null;
  const { t } = texts[row.preferred_language];
  return notification(
    t(`server.notification.${outcome}.title`),
    t(`server.notification.${outcome}.body`, { lesson: row.title }),
    now,
  );
}
