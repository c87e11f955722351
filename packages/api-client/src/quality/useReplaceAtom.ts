import type { AtomQuality, Id } from "@alambic/contract";

import { call } from "../core/call.ts";
import { generationTimeout } from "../core/timeouts.ts";
import { useCommand } from "../core/useCommand.ts";
import type { Command } from "../core/useCommand.ts";
import { answersAboutItems } from "./answersAboutItems.ts";

/** Has another item from the same source take the place of one. */
export function useReplaceAtom(): Command<Id, AtomQuality> {
  return useCommand({
    execute: ({ client }, atom_id) =>
      call(
        (signal) =>
          client.POST("/quality/atoms/{atom_id}/replacement", {
            signal,
            params: { path: { atom_id } },
          }),
        generationTimeout,
      ),
    invalidates: answersAboutItems,
  });
}
