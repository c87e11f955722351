/* Generated from the contract by scripts/generate.ts. */
import type { PasskeyList } from "@alambic/contract";

import { call } from "../../src/core/call.ts";
import { useQuery } from "../../src/core/useQuery.ts";
import type { Query } from "../../src/core/useQuery.ts";

/** The member’s passkeys. */
export function useListPasskeys(): Query<PasskeyList> {
  return useQuery({
    operation: "listPasskeys",
    input: {},
    ask: ({ client }) => call((signal) => client.GET("/users/me/passkeys", { signal })),
  });
}
