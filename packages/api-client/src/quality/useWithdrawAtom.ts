import type { Id } from "@alambic/contract";

import { callNoContent } from "../core/call.ts";
import { useCommand } from "../core/useCommand.ts";
import type { Command } from "../core/useCommand.ts";
import { answersAboutItems } from "./answersAboutItems.ts";

/** Takes an item out of its lesson. */
export function useWithdrawAtom(): Command<Id, void> {
  return useCommand({
    execute: ({ client }, atom_id) =>
      callNoContent((signal) =>
        client.PUT("/quality/atoms/{atom_id}/withdrawal", {
          signal,
          params: { path: { atom_id } },
        }),
      ),
    invalidates: answersAboutItems,
  });
}
