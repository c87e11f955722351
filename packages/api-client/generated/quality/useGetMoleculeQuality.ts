/* Generated from the contract by scripts/generate.ts. */
import type { MoleculeQuality, operations } from "@alambic/contract";

import { call } from "../../src/core/call.ts";
import { useQuery } from "../../src/core/useQuery.ts";
import type { Query } from "../../src/core/useQuery.ts";

/** What `getMoleculeQuality` takes. */
export type GetMoleculeQualityInput = operations["getMoleculeQuality"]["parameters"]["path"];

/**
 * The items of a lesson, and what was rejected. Null not to ask.
 *
 * For the owner of the capsule and administrators.
 */
export function useGetMoleculeQuality(
  input: GetMoleculeQualityInput | null,
): Query<MoleculeQuality> {
  return useQuery({
    operation: "getMoleculeQuality",
    input,
    ask: ({ client }, path) =>
      call((signal) =>
        client.GET("/quality/molecules/{molecule_id}", { signal, params: { path } }),
      ),
  });
}
