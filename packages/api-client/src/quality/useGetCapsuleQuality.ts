import type { CapsuleQuality, Id } from "@alambic/contract";

import { call } from "../core/call.ts";
import { useQuery } from "../core/useQuery.ts";
import type { Query } from "../core/useQuery.ts";

/** How the items of a capsule fared; null not to ask. */
export function useGetCapsuleQuality(capsuleId: Id | null): Query<CapsuleQuality> {
  return useQuery({
    operation: "getCapsuleQuality",
    input: capsuleId,
    ask: ({ client }, capsule_id) =>
      call((signal) =>
        client.GET("/quality/capsules/{capsule_id}", { signal, params: { path: { capsule_id } } }),
      ),
  });
}
