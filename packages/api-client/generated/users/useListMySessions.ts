/* Generated from the contract by scripts/generate.ts. */
import type { SessionList } from "@alambic/contract";

import { call } from "../../src/core/call.ts";
import { useQuery } from "../../src/core/useQuery.ts";
import type { Query } from "../../src/core/useQuery.ts";

/** Where the member is signed in. */
export function useListMySessions(): Query<SessionList> {
  return useQuery({
    operation: "listMySessions",
    input: {},
    ask: ({ client }) => call((signal) => client.GET("/users/me/sessions", { signal })),
  });
}
