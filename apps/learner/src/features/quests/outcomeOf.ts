import type { QuestStanding, QuestState } from "@alambic/contract";

/** What became of a quest: one that was answered whole is done, whether its correction was seen or not. */
export function outcomeOf({ state, answered, total }: QuestStanding): QuestState {
  return state === "corrected" && total > 0 && answered === total ? "answered" : state;
}
