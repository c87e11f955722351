import type { Capsule } from "@alambic/contract";

import { call } from "../core/call.ts";
import { usePagedQuery } from "../core/usePagedQuery.ts";
import type { PagedQuery } from "../core/usePagedQuery.ts";

/** The capsules that the member is enrolled in or owns, page by page. */
export function useListMyCapsules(): PagedQuery<Capsule> {
  return usePagedQuery({
    operation: "listMyCapsules",
    input: {},
    askPage: ({ client }, query) =>
      call((signal) => client.GET("/capsules/me", { signal, params: { query } })),
  });
}
