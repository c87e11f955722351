/* Generated from the contract by scripts/generate.ts. */
import type { AnswerLog, QuestAnswerResult, operations } from "@alambic/contract";

import { call } from "../../src/core/call.ts";
import type { Api } from "../../src/core/createApi.ts";
import type { Operation } from "../../src/core/queryKey.ts";
import { useCommand } from "../../src/core/useCommand.ts";
import type { Command } from "../../src/core/useCommand.ts";

/** What `answerQuest` takes. */
export type AnswerQuestInput = {
  readonly path: operations["answerQuest"]["parameters"]["path"];
  readonly header?: NonNullable<operations["answerQuest"]["parameters"]["header"]>;
  readonly body: AnswerLog;
};

/** Makes the call of `useAnswerQuest` once. Throws an `ApiError`. */
export function answerQuest(
  { client }: Api,
  { path, header, body }: AnswerQuestInput,
): Promise<QuestAnswerResult> {
  return call((signal) =>
    client.POST("/quests/{quest_id}/answer", {
      signal,
      params: { path, ...(header && { header }) },
      body,
    }),
  );
}

/** The queries whose answers `answerQuest` makes old. */
export const invalidatedByAnswerQuest: readonly Operation[] = [
  "getQuestToday",
  "getDashboard",
  "getProgressStats",
  "getReviewQueue",
  "getReviewStats",
  "listMyCapsules",
  "getCapsule",
  "getGranuleMolecule",
  "listMoleculeAtoms",
];

/**
 * Answer an exercise of a quest.
 *
 * An answer as `POST /progress/log-answer` takes it, and counted as that one is: in its lesson, in memory, as study. The first answer to an item, by the time at which it was given, is that of the quest; a later one, or one that came after the correction was seen, changes nothing in it. The same `answer_id` again gives the same reply; with another body it is 409 `answer_id_reused`.
 */
export function useAnswerQuest(): Command<AnswerQuestInput, QuestAnswerResult> {
  return useCommand({ execute: answerQuest, invalidates: invalidatedByAnswerQuest });
}
