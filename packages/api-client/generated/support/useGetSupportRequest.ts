/* Generated from the contract by scripts/generate.ts. */
import type { SupportRequest, operations } from "@alambic/contract";

import { call } from "../../src/core/call.ts";
import { useQuery } from "../../src/core/useQuery.ts";
import type { Query } from "../../src/core/useQuery.ts";

/** What `getSupportRequest` takes. */
export type GetSupportRequestInput = operations["getSupportRequest"]["parameters"]["path"];

/** What a member asks, with the messages. Null not to ask. */
export function useGetSupportRequest(input: GetSupportRequestInput | null): Query<SupportRequest> {
  return useQuery({
    operation: "getSupportRequest",
    input,
    ask: ({ client }, path) =>
      call((signal) => client.GET("/admin/support/{request_id}", { signal, params: { path } })),
  });
}
