/* Generated from the contract by scripts/generate.ts. */
import type { Capsule } from "@alambic/contract";

import { call } from "../../src/core/call.ts";
import { usePagedQuery } from "../../src/core/usePagedQuery.ts";
import type { PagedQuery } from "../../src/core/usePagedQuery.ts";

/** The capsules that the member is enrolled in or owns. */
export function useListMyCapsules(): PagedQuery<Capsule> {
  return usePagedQuery({
    operation: "listMyCapsules",
    input: {},
    askPage: ({ client }, _, page) =>
      call((signal) => client.GET("/capsules/me", { signal, params: { query: page } })),
  });
}
