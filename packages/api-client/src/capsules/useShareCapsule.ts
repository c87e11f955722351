import type { Capsule, Id } from "@alambic/contract";

import { call } from "../core/call.ts";
import { useCommand } from "../core/useCommand.ts";
import type { Command } from "../core/useCommand.ts";

/** Puts a capsule of one's own into the catalogue, under one's username. */
export function useShareCapsule(): Command<Id, Capsule> {
  return useCommand({
    execute: ({ client }, capsule_id) =>
      call((signal) =>
        client.PUT("/capsules/{capsule_id}/sharing", { signal, params: { path: { capsule_id } } }),
      ),
    invalidates: ["listMyCapsules", "listPublicCapsules", "getCapsule"],
  });
}
