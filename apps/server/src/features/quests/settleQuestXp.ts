import type { Tx } from "../../platform/db/Store.ts";
import { awardXp } from "../progress/index.ts";
import type { StoredQuest } from "./loadQuests.ts";

/** Brings the XP of a quest in line with how it stands. */
export async function settleQuestXp(
  tx: Tx,
  userId: string,
  { questId, day, standing }: StoredQuest,
  now: Date,
): Promise<void> {
  const xp = standing.xpEarned;
  await awardXp(tx, { userId, reason: "quest", thing: questId, xp, day }, now);
}
