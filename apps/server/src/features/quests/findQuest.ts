import { Problem } from "../../http/problems/Problem.ts";
import type { Database } from "../../platform/db/Store.ts";
import { loadQuests } from "./loadQuests.ts";
import type { StoredQuest } from "./loadQuests.ts";

/** A quest of a member. Throws `not_found` for any other. */
export async function findQuest(
  db: Database,
  userId: string,
  questId: string,
): Promise<StoredQuest> {
  const [quest] = await loadQuests(db, userId, { questId });
  if (!quest) throw new Problem("not_found");
  return quest;
}
