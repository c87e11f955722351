import { pendingRework } from "@alambic/domain/quests";
import { addDays, localDay } from "@alambic/domain/streaks";

import type { Database } from "../../platform/db/Store.ts";
import { loadQuests } from "./loadQuests.ts";
import type { StoredQuest } from "./loadQuests.ts";

/** For how many days before today quests are shown, and come back. */
export const daysShown = 28;

/** The quests of a member's last weeks, the latest first. */
export function loadRecent(
  db: Database,
  { userId, now }: { readonly userId: string; readonly now: Date },
): Promise<StoredQuest[]> {
  // A day more on either side: where it was another one.
  return loadQuests(db, userId, { since: addDays(localDay(now, "UTC"), -daysShown - 2) });
}

/** All that still has to come back. */
export function reworkOf(quests: readonly StoredQuest[]): ReadonlySet<string> {
  return new Set(quests.flatMap((quest) => pendingRework(quest, quests)));
}
