import type { Capsule, Id } from "@alambic/contract";

import { call } from "../core/call.ts";
import { useCommand } from "../core/useCommand.ts";
import type { Command } from "../core/useCommand.ts";

/** Takes a capsule out of the catalogue. Whoever joined it keeps it. */
export function useUnshareCapsule(): Command<Id, Capsule> {
  return useCommand({
    execute: ({ client }, capsule_id) =>
      call((signal) =>
        client.DELETE("/capsules/{capsule_id}/sharing", {
          signal,
          params: { path: { capsule_id } },
        }),
      ),
    invalidates: ["listMyCapsules", "listPublicCapsules", "getCapsule"],
  });
}
