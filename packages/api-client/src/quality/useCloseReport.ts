import type { Id } from "@alambic/contract";

import { callNoContent } from "../core/call.ts";
import { useCommand } from "../core/useCommand.ts";
import type { Command } from "../core/useCommand.ts";
import { answersAboutItems } from "./answersAboutItems.ts";

/** Closes a report; the item stays as it is. */
export function useCloseReport(): Command<Id, void> {
  return useCommand({
    execute: ({ client }, report_id) =>
      callNoContent((signal) =>
        client.DELETE("/quality/reports/{report_id}", { signal, params: { path: { report_id } } }),
      ),
    invalidates: answersAboutItems,
  });
}
