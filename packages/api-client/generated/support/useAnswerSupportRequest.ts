/* Generated from the contract by scripts/generate.ts. */
import type { NewSupportMessage, SupportMessage, operations } from "@alambic/contract";

import { call } from "../../src/core/call.ts";
import type { Api } from "../../src/core/createApi.ts";
import type { Operation } from "../../src/core/queryKey.ts";
import { useCommand } from "../../src/core/useCommand.ts";
import type { Command } from "../../src/core/useCommand.ts";

/** What `answerSupportRequest` takes. */
export type AnswerSupportRequestInput = {
  readonly path: operations["answerSupportRequest"]["parameters"]["path"];
  readonly body: NewSupportMessage;
};

/** Makes the call of `useAnswerSupportRequest` once. Throws an `ApiError`. */
export function answerSupportRequest(
  { client }: Api,
  { path, body }: AnswerSupportRequestInput,
): Promise<SupportMessage> {
  return call((signal) =>
    client.POST("/admin/support/{request_id}/messages", { signal, params: { path }, body }),
  );
}

/** The queries whose answers `answerSupportRequest` makes old. */
export const invalidatedByAnswerSupportRequest: readonly Operation[] = [
  "listSupportRequests",
  "getSupportRequest",
];

/**
 * Answer a member.
 *
 * The member is notified. The client makes the id: the same sent again counts once, another one with its id is 409 `message_id_reused`.
 */
export function useAnswerSupportRequest(): Command<AnswerSupportRequestInput, SupportMessage> {
  return useCommand({
    execute: answerSupportRequest,
    invalidates: invalidatedByAnswerSupportRequest,
  });
}
