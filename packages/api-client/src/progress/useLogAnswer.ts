import type { AnswerLog, AnswerResult, Id, Lesson } from "@alambic/contract";
import { useSWRConfig } from "swr";

import { invalidatedByLogAnswer } from "../../generated/progress/logAnswer.ts";
import { call } from "../core/call.ts";
import type { Generated } from "../core/call.ts";
import type { Api } from "../core/createApi.ts";
import { ApiError } from "../core/failure.ts";
import { settle } from "../core/outcome.ts";
import type { Outcome } from "../core/outcome.ts";
import { isAnswerOf } from "../core/queryKey.ts";
import { useApi } from "../core/useApi.ts";
import { applyAnswer } from "./applyAnswer.ts";

/** An answer, and whose it is: the server takes it from nobody else. */
export interface OwnedAnswer {
  readonly accountId: Id;
  readonly answer: AnswerLog;
}

/**
 * Logs an answer. The same `answer_id` may be sent again: it counts once and gets the same reply.
 * Throws an `ApiError`.
 */
export async function logAnswer(
  { client }: Api,
  { accountId, answer }: OwnedAnswer,
): Promise<AnswerResult> {
  const header = { "X-Account": accountId };
  const result = await call((signal) =>
    client.POST("/progress/log-answer", { signal, params: { header }, body: answer }),
  );
  // Something in between that answers for the server does not know which answer this is about.
  if (result.answer_id !== answer.answer_id) {
    throw new ApiError({ kind: "unexpected", status: null });
  }
  return result;
}

const isLesson = isAnswerOf(["getGranuleMolecule", "listMoleculeAtoms"]);
const isOld = isAnswerOf(invalidatedByLogAnswer);

/** How to log an answer. Lessons in the cache follow it at once, without being asked for again. */
export function useLogAnswer(): (owned: OwnedAnswer) => Promise<Outcome<AnswerResult>> {
  const api = useApi();
  const { mutate } = useSWRConfig();
  return async (owned) => {
    const outcome = await settle(logAnswer(api, owned));
    if (!outcome.ok) return outcome;
    await mutate<Generated<Lesson>>(
      isLesson,
      (cached) =>
        cached?.status === "ready"
          ? { ...cached, data: applyAnswer(cached.data, outcome.data) }
          : cached,
      { revalidate: false },
    );
    api.invalidations.announce((key) => isOld(key) && !isLesson(key));
    return outcome;
  };
}
