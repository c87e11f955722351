/* Generated from the contract by scripts/generate.ts. */
import type { operations } from "@alambic/contract";

import { callNoContent } from "../../src/core/call.ts";
import type { Api } from "../../src/core/createApi.ts";
import type { Operation } from "../../src/core/queryKey.ts";
import { useCommand } from "../../src/core/useCommand.ts";
import type { Command } from "../../src/core/useCommand.ts";

/** What `closeSupportRequest` takes. */
export type CloseSupportRequestInput = operations["closeSupportRequest"]["parameters"]["path"];

/** Makes the call of `useCloseSupportRequest` once. Throws an `ApiError`. */
export function closeSupportRequest(
  { client }: Api,
  path: CloseSupportRequestInput,
): Promise<void> {
  return callNoContent((signal) =>
    client.POST("/admin/support/{request_id}/close", { signal, params: { path } }),
  );
}

/** The queries whose answers `closeSupportRequest` makes old. */
export const invalidatedByCloseSupportRequest: readonly Operation[] = [
  "listSupportRequests",
  "getSupportRequest",
];

/**
 * Close what was answered.
 *
 * 409 `answer_missing` while the member waits for an answer: no question is closed without a word. Done again, nothing changes.
 */
export function useCloseSupportRequest(): Command<CloseSupportRequestInput, void> {
  return useCommand({
    execute: closeSupportRequest,
    invalidates: invalidatedByCloseSupportRequest,
  });
}
