/* Generated from the contract by scripts/generate.ts. */
import type { Capsule, CapsuleRequest } from "@alambic/contract";

import { call } from "../../src/core/call.ts";
import type { Api } from "../../src/core/createApi.ts";
import type { Operation } from "../../src/core/queryKey.ts";
import { useCommand } from "../../src/core/useCommand.ts";
import type { Command } from "../../src/core/useCommand.ts";

/** What `createCapsule` takes. */
export type CreateCapsuleInput = CapsuleRequest;

/** Makes the call of `useCreateCapsule` once. Throws an `ApiError`. */
export function createCapsule({ client }: Api, body: CreateCapsuleInput): Promise<Capsule> {
  return call((signal) => client.POST("/capsules/", { signal, body }), 25_000);
}

/** The queries whose answers `createCapsule` makes old. */
export const invalidatedByCreateCapsule: readonly Operation[] = [
  "getDashboard",
  "listMyCapsules",
  "getCapsuleQuota",
  "getProgressStats",
];

/**
 * Make a capsule from a topic.
 *
 * A topic that cannot be authored honestly is refused with `topic_not_authorable`, with reasons and near capsules; the quota is then untouched.
 */
export function useCreateCapsule(): Command<CreateCapsuleInput, Capsule> {
  return useCommand({ execute: createCapsule, invalidates: invalidatedByCreateCapsule });
}
