import type { Capsule, Id } from "@alambic/contract";

import { call } from "../core/call.ts";
import { useCommand } from "../core/useCommand.ts";
import type { Command } from "../core/useCommand.ts";

/** Joins a capsule. */
export function useEnrollInCapsule(): Command<Id, Capsule> {
  return useCommand({
    execute: ({ client }, capsule_id) =>
      call((signal) =>
        client.POST("/capsules/{capsule_id}/enroll", { signal, params: { path: { capsule_id } } }),
      ),
    invalidates: ["listMyCapsules", "listPublicCapsules", "getCapsule"],
  });
}
