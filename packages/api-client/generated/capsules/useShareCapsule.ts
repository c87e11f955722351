/* Generated from the contract by scripts/generate.ts. */
import type { Capsule, operations } from "@alambic/contract";

import { call } from "../../src/core/call.ts";
import type { Api } from "../../src/core/createApi.ts";
import type { Operation } from "../../src/core/queryKey.ts";
import { useCommand } from "../../src/core/useCommand.ts";
import type { Command } from "../../src/core/useCommand.ts";

/** What `shareCapsule` takes. */
export type ShareCapsuleInput = operations["shareCapsule"]["parameters"]["path"];

/** Makes the call of `useShareCapsule` once. Throws an `ApiError`. */
export function shareCapsule({ client }: Api, path: ShareCapsuleInput): Promise<Capsule> {
  return call((signal) =>
    client.PUT("/capsules/{capsule_id}/sharing", { signal, params: { path } }),
  );
}

/** The queries whose answers `shareCapsule` makes old. */
export const invalidatedByShareCapsule: readonly Operation[] = [
  "getDashboard",
  "listMyCapsules",
  "listPublicCapsules",
  "browseCatalogue",
  "getCapsule",
];

/**
 * Share a capsule with the community.
 *
 * The owner of a capsule that was made from a topic, and is complete, puts it into the catalogue under their username. What a Pro adds to its lessons is open to everyone who joins it. A capsule that was made from a document or a pasted text is refused with `forbidden` and a reason: it stays its owner's. So is one that an administrator took back, except for administrators.
 */
export function useShareCapsule(): Command<ShareCapsuleInput, Capsule> {
  return useCommand({ execute: shareCapsule, invalidates: invalidatedByShareCapsule });
}
