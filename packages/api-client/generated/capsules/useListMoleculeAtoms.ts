/* Generated from the contract by scripts/generate.ts. */
import type { Lesson, operations } from "@alambic/contract";

import { callForGenerated } from "../../src/core/call.ts";
import { useGeneratedQuery } from "../../src/core/useGeneratedQuery.ts";
import type { GeneratedQuery } from "../../src/core/useGeneratedQuery.ts";

/** What `listMoleculeAtoms` takes. */
export type ListMoleculeAtomsInput = operations["listMoleculeAtoms"]["parameters"]["path"];

/**
 * A lesson, by its id. Null not to ask.
 *
 * Locked lessons are for members who keep lessons on a device (Pro, with the offline mode on).
 */
export function useListMoleculeAtoms(input: ListMoleculeAtomsInput | null): GeneratedQuery<Lesson> {
  return useGeneratedQuery({
    operation: "listMoleculeAtoms",
    input,
    ask: ({ client }, path) =>
      callForGenerated<Lesson>(
        (signal) =>
          client.GET("/capsules/molecules/{molecule_id}/atoms", { signal, params: { path } }),
        25_000,
      ),
  });
}
