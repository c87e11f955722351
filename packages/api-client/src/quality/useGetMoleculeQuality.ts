import type { MoleculeQuality, Id } from "@alambic/contract";

import { call } from "../core/call.ts";
import { useQuery } from "../core/useQuery.ts";
import type { Query } from "../core/useQuery.ts";

/** The items of a lesson with their quality, and what was rejected; null not to ask. */
export function useGetMoleculeQuality(moleculeId: Id | null): Query<MoleculeQuality> {
  return useQuery({
    operation: "getMoleculeQuality",
    input: moleculeId,
    ask: ({ client }, molecule_id) =>
      call((signal) =>
        client.GET("/quality/molecules/{molecule_id}", {
          signal,
          params: { path: { molecule_id } },
        }),
      ),
  });
}
