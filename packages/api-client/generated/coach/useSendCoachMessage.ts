/* Generated from the contract by scripts/generate.ts. */
import type { CoachReply, NewCoachMessage } from "@alambic/contract";

import { call } from "../../src/core/call.ts";
import type { Api } from "../../src/core/createApi.ts";
import type { Operation } from "../../src/core/queryKey.ts";
import { useCommand } from "../../src/core/useCommand.ts";
import type { Command } from "../../src/core/useCommand.ts";

/** What `sendCoachMessage` takes. */
export type SendCoachMessageInput = NewCoachMessage;

/** Makes the call of `useSendCoachMessage` once. Throws an `ApiError`. */
export function sendCoachMessage(
  { client }: Api,
  body: SendCoachMessageInput,
): Promise<CoachReply> {
  return call((signal) => client.POST("/toolbox/coach/messages", { signal, body }), 45_000);
}

/** The queries whose answers `sendCoachMessage` makes old. */
export const invalidatedBySendCoachMessage: readonly Operation[] = [
  "listCoachMessages",
  "getCoachOverview",
  "getCoachQuota",
];

/**
 * Ask the coach.
 *
 * The answer comes whole. Where a language model writes it, the member's sockets are told of each statement once it was checked (`coach.writing`). The client makes the id: the same message sent again gives the same answer and counts once, another one with its id is 409 `message_id_reused`. 429 `coach_quota_reached` at the limit of the plan. A message that is too long costs nothing, nor does one that the coach cannot answer, or whose answer breaks off. 503 `coach_no_answer` where nothing came, which costs nothing either and can be sent again.
 */
export function useSendCoachMessage(): Command<SendCoachMessageInput, CoachReply> {
  return useCommand({ execute: sendCoachMessage, invalidates: invalidatedBySendCoachMessage });
}
