import type { AnswerLog, AnswerResult } from "@alambic/contract";

import { call } from "../core/call.ts";
import type { Api } from "../core/createApi.ts";

/**
 * Logs an answer. The same `answer_id` may be sent again: it counts once and gets the same reply.
 * Throws an `ApiError`.
 */
export function logAnswer({ client }: Api, body: AnswerLog): Promise<AnswerResult> {
  return call((signal) => client.POST("/progress/log-answer", { signal, body }));
}
