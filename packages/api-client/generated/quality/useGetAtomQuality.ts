/* Generated from the contract by scripts/generate.ts. */
import type { AtomQuality, operations } from "@alambic/contract";

import { call } from "../../src/core/call.ts";
import { useQuery } from "../../src/core/useQuery.ts";
import type { Query } from "../../src/core/useQuery.ts";

/** What `getAtomQuality` takes. */
export type GetAtomQualityInput = operations["getAtomQuality"]["parameters"]["path"];

/**
 * What vouches for an item. Null not to ask.
 *
 * For those who may answer the item. The figures of learners are given once enough of them answered; the owner and
 * administrators always see them.
 */
export function useGetAtomQuality(input: GetAtomQualityInput | null): Query<AtomQuality> {
  return useQuery({
    operation: "getAtomQuality",
    input,
    ask: ({ client }, path) =>
      call((signal) => client.GET("/quality/atoms/{atom_id}", { signal, params: { path } })),
  });
}
