/* Generated from the contract by scripts/generate.ts. */
import type { CatalogueOverview, operations } from "@alambic/contract";

import { call } from "../../src/core/call.ts";
import { useQuery } from "../../src/core/useQuery.ts";
import type { Query } from "../../src/core/useQuery.ts";

/** What `browseCatalogue` takes. */
export type BrowseCatalogueInput = NonNullable<
  operations["browseCatalogue"]["parameters"]["query"]
>;

/**
 * The catalogue by domain. Null not to ask.
 *
 * How many capsules each domain holds, and the first of them, newest first.
 */
export function useBrowseCatalogue(input: BrowseCatalogueInput | null): Query<CatalogueOverview> {
  return useQuery({
    operation: "browseCatalogue",
    input,
    ask: ({ client }, query) =>
      call((signal) => client.GET("/capsules/catalogue", { signal, params: { query } })),
  });
}
