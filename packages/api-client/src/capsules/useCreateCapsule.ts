import type { Capsule, CapsuleRequest } from "@alambic/contract";

import { call } from "../core/call.ts";
import { generationTimeout } from "../core/timeouts.ts";
import { useCommand } from "../core/useCommand.ts";
import type { Command } from "../core/useCommand.ts";

/** Makes a capsule from a topic. It comes back at once, its lessons still in the making. */
export function useCreateCapsule(): Command<CapsuleRequest, Capsule> {
  return useCommand({
    execute: ({ client }, body) =>
      call((signal) => client.POST("/capsules/", { signal, body }), generationTimeout),
    invalidates: ["listMyCapsules", "getCapsuleQuota", "getProgressStats"],
  });
}
