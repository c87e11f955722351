import type { AtomQuality, Id } from "@alambic/contract";

import { call } from "../core/call.ts";
import { useQuery } from "../core/useQuery.ts";
import type { Query } from "../core/useQuery.ts";

/** What vouches for an item; null not to ask. */
export function useGetAtomQuality(atomId: Id | null): Query<AtomQuality> {
  return useQuery({
    operation: "getAtomQuality",
    input: atomId,
    ask: ({ client }, atom_id) =>
      call((signal) =>
        client.GET("/quality/atoms/{atom_id}", { signal, params: { path: { atom_id } } }),
      ),
  });
}
