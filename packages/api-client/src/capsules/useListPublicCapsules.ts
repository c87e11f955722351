import type { Capsule, operations } from "@alambic/contract";

import { call } from "../core/call.ts";
import { usePagedQuery } from "../core/usePagedQuery.ts";
import type { PagedQuery } from "../core/usePagedQuery.ts";

type Parameters = NonNullable<operations["listPublicCapsules"]["parameters"]["query"]>;

/** What narrows the catalogue; everything without it. */
export type CatalogueFilters = Omit<Parameters, "cursor" | "limit">;

/** The catalogue, page by page. */
export function useListPublicCapsules(filters: CatalogueFilters): PagedQuery<Capsule> {
  return usePagedQuery({
    operation: "listPublicCapsules",
    input: filters,
    askPage: ({ client }, query) =>
      call((signal) => client.GET("/capsules/public", { signal, params: { query } })),
  });
}
