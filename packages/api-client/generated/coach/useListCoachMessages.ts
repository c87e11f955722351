/* Generated from the contract by scripts/generate.ts. */
import type { CoachExchange } from "@alambic/contract";

import { call } from "../../src/core/call.ts";
import { usePagedQuery } from "../../src/core/usePagedQuery.ts";
import type { PagedQuery } from "../../src/core/usePagedQuery.ts";

/**
 * What was said with the coach.
 *
 * Questions with their answers, those asked last first.
 */
export function useListCoachMessages(): PagedQuery<CoachExchange> {
  return usePagedQuery({
    operation: "listCoachMessages",
    input: {},
    askPage: ({ client }, _, page) =>
      call((signal) => client.GET("/toolbox/coach/messages", { signal, params: { query: page } })),
  });
}
