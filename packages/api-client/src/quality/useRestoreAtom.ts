import type { Id } from "@alambic/contract";

import { callNoContent } from "../core/call.ts";
import { useCommand } from "../core/useCommand.ts";
import type { Command } from "../core/useCommand.ts";
import { answersAboutItems } from "./answersAboutItems.ts";

/** Puts a withdrawn item back into its lesson. */
export function useRestoreAtom(): Command<Id, void> {
  return useCommand({
    execute: ({ client }, atom_id) =>
      callNoContent((signal) =>
        client.DELETE("/quality/atoms/{atom_id}/withdrawal", {
          signal,
          params: { path: { atom_id } },
        }),
      ),
    invalidates: answersAboutItems,
  });
}
