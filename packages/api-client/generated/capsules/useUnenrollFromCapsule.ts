/* Generated from the contract by scripts/generate.ts. */
import type { operations } from "@alambic/contract";

import { callNoContent } from "../../src/core/call.ts";
import type { Api } from "../../src/core/createApi.ts";
import type { Operation } from "../../src/core/queryKey.ts";
import { useCommand } from "../../src/core/useCommand.ts";
import type { Command } from "../../src/core/useCommand.ts";

/** What `unenrollFromCapsule` takes. */
export type UnenrollFromCapsuleInput = operations["unenrollFromCapsule"]["parameters"]["path"];

/** Makes the call of `useUnenrollFromCapsule` once. Throws an `ApiError`. */
export function unenrollFromCapsule(
  { client }: Api,
  path: UnenrollFromCapsuleInput,
): Promise<void> {
  return callNoContent((signal) =>
    client.POST("/capsules/{capsule_id}/unenroll", { signal, params: { path } }),
  );
}

/** The queries whose answers `unenrollFromCapsule` makes old. */
export const invalidatedByUnenrollFromCapsule: readonly Operation[] = [
  "getDashboard",
  "listMyCapsules",
  "listPublicCapsules",
  "browseCatalogue",
  "getCapsule",
];

/**
 * Leave a capsule.
 *
 * What was learned is kept, should the member join again.
 */
export function useUnenrollFromCapsule(): Command<UnenrollFromCapsuleInput, void> {
  return useCommand({
    execute: unenrollFromCapsule,
    invalidates: invalidatedByUnenrollFromCapsule,
  });
}
