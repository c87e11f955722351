import type { Id, Lesson } from "@alambic/contract";

import { callForGenerated } from "../core/call.ts";
import { useGeneratedQuery } from "../core/useGeneratedQuery.ts";
import type { GeneratedQuery } from "../core/useGeneratedQuery.ts";

/** A lesson by its id; null not to ask. */
export function useListMoleculeAtoms(moleculeId: Id | null): GeneratedQuery<Lesson> {
  return useGeneratedQuery({
    operation: "listMoleculeAtoms",
    input: moleculeId,
    ask: ({ client }, molecule_id) =>
      callForGenerated<Lesson>((signal) =>
        client.GET("/capsules/molecules/{molecule_id}/atoms", {
          signal,
          params: { path: { molecule_id } },
        }),
      ),
  });
}
