/* Generated from the contract by scripts/generate.ts. */
import type { QuestCorrection, operations } from "@alambic/contract";

import { call } from "../../src/core/call.ts";
import type { Api } from "../../src/core/createApi.ts";
import type { Operation } from "../../src/core/queryKey.ts";
import { useCommand } from "../../src/core/useCommand.ts";
import type { Command } from "../../src/core/useCommand.ts";

/** What `showQuestCorrection` takes. */
export type ShowQuestCorrectionInput = operations["showQuestCorrection"]["parameters"]["path"];

/** Makes the call of `useShowQuestCorrection` once. Throws an `ApiError`. */
export function showQuestCorrection(
  { client }: Api,
  path: ShowQuestCorrectionInput,
): Promise<QuestCorrection> {
  return call((signal) =>
    client.POST("/quests/{quest_id}/correction", { signal, params: { path } }),
  );
}

/** The queries whose answers `showQuestCorrection` makes old. */
export const invalidatedByShowQuestCorrection: readonly Operation[] = [
  "getQuestToday",
  "getDashboard",
  "getProgressStats",
  "getReviewQueue",
  "getReviewStats",
  "getCapsule",
];

/**
 * See the correction of a quest.
 *
 * Gives no XP: what a quest earned before stays, what was not answered earns nothing any more and counts as shown. The quest is flagged for rework: what was missed or shown comes back in a later one. Seen again, nothing changes.
 */
export function useShowQuestCorrection(): Command<ShowQuestCorrectionInput, QuestCorrection> {
  return useCommand({
    execute: showQuestCorrection,
    invalidates: invalidatedByShowQuestCorrection,
  });
}
