/* Generated from the contract by scripts/generate.ts. */
import type { Notification } from "@alambic/contract";

import { call } from "../../src/core/call.ts";
import { usePagedQuery } from "../../src/core/usePagedQuery.ts";
import type { PagedQuery } from "../../src/core/usePagedQuery.ts";

/**
 * What happened, newest first.
 *
 * The 200 newest of the last 90 days are kept.
 */
export function useListNotifications(): PagedQuery<Notification> {
  return usePagedQuery({
    operation: "listNotifications",
    input: {},
    askPage: ({ client }, _, page) =>
      call((signal) => client.GET("/notifications", { signal, params: { query: page } })),
  });
}
