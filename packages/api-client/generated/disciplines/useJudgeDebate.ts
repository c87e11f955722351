/* Generated from the contract by scripts/generate.ts. */
import type { JudgedDebate, NewDebateJudgement, operations } from "@alambic/contract";

import { call } from "../../src/core/call.ts";
import type { Api } from "../../src/core/createApi.ts";
import type { Operation } from "../../src/core/queryKey.ts";
import { useCommand } from "../../src/core/useCommand.ts";
import type { Command } from "../../src/core/useCommand.ts";

/** What `judgeDebate` takes. */
export type JudgeDebateInput = {
  readonly path: operations["judgeDebate"]["parameters"]["path"];
  readonly body: NewDebateJudgement;
};

/** Makes the call of `useJudgeDebate` once. Throws an `ApiError`. */
export function judgeDebate(
  { client }: Api,
  { path, body }: JudgeDebateInput,
): Promise<JudgedDebate> {
  return call(
    (signal) =>
      client.POST("/toolbox/debates/{debate_id}/judge", { signal, params: { path }, body }),
    45_000,
  );
}

/** The queries whose answers `judgeDebate` makes old. */
export const invalidatedByJudgeDebate: readonly Operation[] = [
  "getDebate",
  "getCoachOverview",
  "getCoachQuota",
];

/**
 * Have a debate judged by the coach.
 *
 * A language model reads the debate against the rubric. 409 `provider_required` where none is set up: the learner's own judgement needs none. The client makes the id: sent again it gives the same judgement and counts once, another request with its id is 409 `message_id_reused`. It counts as a message to the coach: 429 `coach_quota_reached` at the limit of the plan. 409 `changed_elsewhere` where `version` is not the one that is kept. 503 `coach_no_answer` where nothing came that can be shown, which costs nothing and can be sent again.
 */
export function useJudgeDebate(): Command<JudgeDebateInput, JudgedDebate> {
  return useCommand({ execute: judgeDebate, invalidates: invalidatedByJudgeDebate });
}
