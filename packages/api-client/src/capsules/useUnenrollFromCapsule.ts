import type { Id } from "@alambic/contract";

import { callNoContent } from "../core/call.ts";
import { useCommand } from "../core/useCommand.ts";
import type { Command } from "../core/useCommand.ts";

/** Leaves a capsule. What was learned is kept, should the member join again. */
export function useUnenrollFromCapsule(): Command<Id, void> {
  return useCommand({
    execute: ({ client }, capsule_id) =>
      callNoContent((signal) =>
        client.POST("/capsules/{capsule_id}/unenroll", {
          signal,
          params: { path: { capsule_id } },
        }),
      ),
    invalidates: ["listMyCapsules", "listPublicCapsules", "getCapsule"],
  });
}
