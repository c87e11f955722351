/* Generated from the contract by scripts/generate.ts. */
import type { BadgeBoard } from "@alambic/contract";

import { call } from "../../src/core/call.ts";
import { useQuery } from "../../src/core/useQuery.ts";
import type { Query } from "../../src/core/useQuery.ts";

/**
 * Every badge, and how far the member is.
 *
 * A badge that is awarded no more is shown to those who have it.
 */
export function useGetBadges(): Query<BadgeBoard> {
  return useQuery({
    operation: "getBadges",
    input: {},
    ask: ({ client }) => call((signal) => client.GET("/badges", { signal })),
  });
}
