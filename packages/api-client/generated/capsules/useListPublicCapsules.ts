/* Generated from the contract by scripts/generate.ts. */
import type { Capsule, operations } from "@alambic/contract";

import { call } from "../../src/core/call.ts";
import { usePagedQuery } from "../../src/core/usePagedQuery.ts";
import type { PagedQuery } from "../../src/core/usePagedQuery.ts";

/** What `listPublicCapsules` takes. */
export type ListPublicCapsulesInput = Omit<
  NonNullable<operations["listPublicCapsules"]["parameters"]["query"]>,
  "cursor" | "limit"
>;

/** The catalogue. Null not to ask. */
export function useListPublicCapsules(input: ListPublicCapsulesInput | null): PagedQuery<Capsule> {
  return usePagedQuery({
    operation: "listPublicCapsules",
    input,
    askPage: ({ client }, query, page) =>
      call((signal) =>
        client.GET("/capsules/public", { signal, params: { query: { ...query, ...page } } }),
      ),
  });
}
