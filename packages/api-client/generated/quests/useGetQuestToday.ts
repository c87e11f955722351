/* Generated from the contract by scripts/generate.ts. */
import type { QuestBoard } from "@alambic/contract";

import { call } from "../../src/core/call.ts";
import { useQuery } from "../../src/core/useQuery.ts";
import type { Query } from "../../src/core/useQuery.ts";

/**
 * The quest of the day, and those of the last weeks.
 *
 * Made at first sight from the member's own capsules, and then the same on every device until the day ends where it was first seen: the day of the time zone that asks (`X-Timezone`), never an earlier one than that of a quest that there was. What was not answered yet and can no longer be (its item was withdrawn, its capsule left) is replaced, or the quest becomes shorter; what was answered stays.
 */
export function useGetQuestToday(): Query<QuestBoard> {
  return useQuery({
    operation: "getQuestToday",
    input: {},
    ask: ({ client }) => call((signal) => client.GET("/quests/today", { signal })),
  });
}
