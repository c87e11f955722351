/* Generated from the contract by scripts/generate.ts. */
import type { Capsule, operations } from "@alambic/contract";

import { call } from "../../src/core/call.ts";
import type { Api } from "../../src/core/createApi.ts";
import type { Operation } from "../../src/core/queryKey.ts";
import { useCommand } from "../../src/core/useCommand.ts";
import type { Command } from "../../src/core/useCommand.ts";

/** What `enrollInCapsule` takes. */
export type EnrollInCapsuleInput = operations["enrollInCapsule"]["parameters"]["path"];

/** Makes the call of `useEnrollInCapsule` once. Throws an `ApiError`. */
export function enrollInCapsule({ client }: Api, path: EnrollInCapsuleInput): Promise<Capsule> {
  return call((signal) =>
    client.POST("/capsules/{capsule_id}/enroll", { signal, params: { path } }),
  );
}

/** The queries whose answers `enrollInCapsule` makes old. */
export const invalidatedByEnrollInCapsule: readonly Operation[] = [
  "getDashboard",
  "listMyCapsules",
  "listPublicCapsules",
  "browseCatalogue",
  "getCapsule",
];

/** Join a capsule. */
export function useEnrollInCapsule(): Command<EnrollInCapsuleInput, Capsule> {
  return useCommand({ execute: enrollInCapsule, invalidates: invalidatedByEnrollInCapsule });
}
