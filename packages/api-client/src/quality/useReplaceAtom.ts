import type { GenerationPending, Id } from "@alambic/contract";

import { call } from "../core/call.ts";
import { useCommand } from "../core/useCommand.ts";
import type { Command } from "../core/useCommand.ts";
import { answersAboutItems } from "./answersAboutItems.ts";

/**
 * Has another item from the same source take the place of one. It is then made in the background;
 * `replacement` of the item says how far that is. Asked again meanwhile, nothing is made twice.
 */
export function useReplaceAtom(): Command<Id, GenerationPending> {
  return useCommand({
    execute: ({ client }, atom_id) =>
      call((signal) =>
        client.POST("/quality/atoms/{atom_id}/replacement", {
          signal,
          params: { path: { atom_id } },
        }),
      ),
    invalidates: answersAboutItems,
  });
}
