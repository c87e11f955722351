import type { ClassificationFeedback } from "@alambic/contract";

import { callNoContent } from "../core/call.ts";
import { useCommand } from "../core/useCommand.ts";
import type { Command } from "../core/useCommand.ts";

/** Corrects a classification. */
export function useSendClassificationFeedback(): Command<ClassificationFeedback, void> {
  return useCommand({
    execute: ({ client }, body) =>
      callNoContent((signal) => client.POST("/capsules/classification/feedback", { signal, body })),
  });
}
