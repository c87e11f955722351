/* Generated from the contract by scripts/generate.ts. */
import type { Feedback, FeedbackMark, operations } from "@alambic/contract";

import { call } from "../../src/core/call.ts";
import type { Api } from "../../src/core/createApi.ts";
import type { Operation } from "../../src/core/queryKey.ts";
import { useCommand } from "../../src/core/useCommand.ts";
import type { Command } from "../../src/core/useCommand.ts";

/** What `markFeedback` takes. */
export type MarkFeedbackInput = {
  readonly path: operations["markFeedback"]["parameters"]["path"];
  readonly body: FeedbackMark;
};

/** Makes the call of `useMarkFeedback` once. Throws an `ApiError`. */
export function markFeedback(
  { client }: Api,
  { path, body }: MarkFeedbackInput,
): Promise<Feedback> {
  return call((signal) =>
    client.PATCH("/admin/feedback/{feedback_id}", { signal, params: { path }, body }),
  );
}

/** The queries whose answers `markFeedback` makes old. */
export const invalidatedByMarkFeedback: readonly Operation[] = ["listFeedback"];

/** Mark it as handled, or as waiting again. */
export function useMarkFeedback(): Command<MarkFeedbackInput, Feedback> {
  return useCommand({ execute: markFeedback, invalidates: invalidatedByMarkFeedback });
}
