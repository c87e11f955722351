/* Generated from the contract by scripts/generate.ts. */
import type { Capsule, operations } from "@alambic/contract";

import { call } from "../../src/core/call.ts";
import type { Api } from "../../src/core/createApi.ts";
import type { Operation } from "../../src/core/queryKey.ts";
import { useCommand } from "../../src/core/useCommand.ts";
import type { Command } from "../../src/core/useCommand.ts";

/** What `unshareCapsule` takes. */
export type UnshareCapsuleInput = operations["unshareCapsule"]["parameters"]["path"];

/** Makes the call of `useUnshareCapsule` once. Throws an `ApiError`. */
export function unshareCapsule({ client }: Api, path: UnshareCapsuleInput): Promise<Capsule> {
  return call((signal) =>
    client.DELETE("/capsules/{capsule_id}/sharing", { signal, params: { path } }),
  );
}

/** The queries whose answers `unshareCapsule` makes old. */
export const invalidatedByUnshareCapsule: readonly Operation[] = [
  "getDashboard",
  "listMyCapsules",
  "listPublicCapsules",
  "browseCatalogue",
  "getCapsule",
];

/**
 * Take a shared capsule back.
 *
 * Its owner takes it out of the catalogue, on whatever plan they are by now. Administrators can take back any, and then only they can put it back. Whoever joined it keeps it, with all that they earned.
 */
export function useUnshareCapsule(): Command<UnshareCapsuleInput, Capsule> {
  return useCommand({ execute: unshareCapsule, invalidates: invalidatedByUnshareCapsule });
}
