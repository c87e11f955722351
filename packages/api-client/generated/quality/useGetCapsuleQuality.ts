/* Generated from the contract by scripts/generate.ts. */
import type { CapsuleQuality, operations } from "@alambic/contract";

import { call } from "../../src/core/call.ts";
import { useQuery } from "../../src/core/useQuery.ts";
import type { Query } from "../../src/core/useQuery.ts";

/** What `getCapsuleQuality` takes. */
export type GetCapsuleQualityInput = operations["getCapsuleQuality"]["parameters"]["path"];

/**
 * How the items of a capsule fared. Null not to ask.
 *
 * For the owner of the capsule and administrators.
 */
export function useGetCapsuleQuality(input: GetCapsuleQualityInput | null): Query<CapsuleQuality> {
  return useQuery({
    operation: "getCapsuleQuality",
    input,
    ask: ({ client }, path) =>
      call((signal) => client.GET("/quality/capsules/{capsule_id}", { signal, params: { path } })),
  });
}
