/* Generated from the contract by scripts/generate.ts. */
import type { Lesson, operations } from "@alambic/contract";

import { callForGenerated } from "../../src/core/call.ts";
import { useGeneratedQuery } from "../../src/core/useGeneratedQuery.ts";
import type { GeneratedQuery } from "../../src/core/useGeneratedQuery.ts";

/** What `getGranuleMolecule` takes. */
export type GetGranuleMoleculeInput = operations["getGranuleMolecule"]["parameters"]["path"];

/**
 * A lesson, by its place. Null not to ask.
 *
 * Locked lessons are for members who keep lessons on a device (Pro, with the offline mode on).
 */
export function useGetGranuleMolecule(
  input: GetGranuleMoleculeInput | null,
): GeneratedQuery<Lesson> {
  return useGeneratedQuery({
    operation: "getGranuleMolecule",
    input,
    ask: ({ client }, path) =>
      callForGenerated<Lesson>(
        (signal) =>
          client.GET("/capsules/{capsule_id}/granule/{granule_order}/molecule/{molecule_order}", {
            signal,
            params: { path },
          }),
        25_000,
      ),
  });
}
