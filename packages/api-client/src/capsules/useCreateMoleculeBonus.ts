import type { GenerationPending, Id } from "@alambic/contract";

import { call } from "../core/call.ts";
import { generationTimeout } from "../core/timeouts.ts";
import { useCommand } from "../core/useCommand.ts";
import type { Command } from "../core/useCommand.ts";

/** Asks for bonus exercises in a lesson. They are then made in the background. */
export function useCreateMoleculeBonus(): Command<Id, GenerationPending> {
  return useCommand({
    execute: ({ client }, molecule_id) =>
      call(
        (signal) =>
          client.POST("/capsules/molecules/{molecule_id}/bonus", {
            signal,
            params: { path: { molecule_id } },
          }),
        generationTimeout,
      ),
    invalidates: ["getCapsule"],
  });
}
