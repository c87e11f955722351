import type { CapsuleDetail, operations } from "@alambic/contract";

import { call } from "../core/call.ts";
import { useQuery } from "../core/useQuery.ts";
import type { Query } from "../core/useQuery.ts";

/** Which capsule, with the domain and area that stand in its address. */
export type CapsulePlace = operations["getCapsule"]["parameters"]["path"];

/** A capsule with its levels and lessons; null not to ask. */
export function useGetCapsule(place: CapsulePlace | null): Query<CapsuleDetail> {
  return useQuery({
    operation: "getCapsule",
    input: place,
    ask: ({ client }, path) =>
      call((signal) =>
        client.GET("/capsules/{capsule_id}/{domain}/{area}", { signal, params: { path } }),
      ),
  });
}
