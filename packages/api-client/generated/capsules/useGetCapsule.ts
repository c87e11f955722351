/* Generated from the contract by scripts/generate.ts. */
import type { CapsuleDetail, operations } from "@alambic/contract";

import { call } from "../../src/core/call.ts";
import { useQuery } from "../../src/core/useQuery.ts";
import type { Query } from "../../src/core/useQuery.ts";

/** What `getCapsule` takes. */
export type GetCapsuleInput = operations["getCapsule"]["parameters"]["path"];

/**
 * A capsule with its levels and lessons. Null not to ask.
 *
 * Guests can read public capsules; a member also those that they own, and those that they joined.
 */
export function useGetCapsule(input: GetCapsuleInput | null): Query<CapsuleDetail> {
  return useQuery({
    operation: "getCapsule",
    input,
    ask: ({ client }, path) =>
      call((signal) =>
        client.GET("/capsules/{capsule_id}/{domain}/{area}", { signal, params: { path } }),
      ),
  });
}
