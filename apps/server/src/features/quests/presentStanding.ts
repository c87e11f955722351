import type { QuestStanding } from "@alambic/contract";

import type { StoredQuest } from "./loadQuests.ts";

/** How a quest stands, as the contract has it. `needsRework`: something of it still has to come back. */
export function presentStanding(
  { questId, standing }: StoredQuest,
  needsRework: boolean,
): QuestStanding {
  return {
    id: questId,
    state: standing.state,
    answered: standing.answered,
    total: standing.total,
    score_percentage: standing.scorePercentage,
    xp: standing.xp,
    xp_awarded: standing.xpEarned,
    needs_rework: needsRework,
  };
}
