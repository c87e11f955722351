/* Generated from the contract by scripts/generate.ts. */
import type { ClassificationFeedback } from "@alambic/contract";

import { callNoContent } from "../../src/core/call.ts";
import type { Api } from "../../src/core/createApi.ts";
import { useCommand } from "../../src/core/useCommand.ts";
import type { Command } from "../../src/core/useCommand.ts";

/** What `sendClassificationFeedback` takes. */
export type SendClassificationFeedbackInput = ClassificationFeedback;

/** Makes the call of `useSendClassificationFeedback` once. Throws an `ApiError`. */
export function sendClassificationFeedback(
  { client }: Api,
  body: SendClassificationFeedbackInput,
): Promise<void> {
  return callNoContent((signal) =>
    client.POST("/capsules/classification/feedback", { signal, body }),
  );
}

/** Correct a classification. */
export function useSendClassificationFeedback(): Command<SendClassificationFeedbackInput, void> {
  return useCommand({ execute: sendClassificationFeedback });
}
