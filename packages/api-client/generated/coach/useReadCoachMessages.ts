/* Generated from the contract by scripts/generate.ts. */
import { callNoContent } from "../../src/core/call.ts";
import type { Api } from "../../src/core/createApi.ts";
import type { Operation } from "../../src/core/queryKey.ts";
import { useCommand } from "../../src/core/useCommand.ts";
import type { Command } from "../../src/core/useCommand.ts";

/** Makes the call of `useReadCoachMessages` once. Throws an `ApiError`. */
export function readCoachMessages({ client }: Api): Promise<void> {
  return callNoContent((signal) => client.POST("/toolbox/coach/messages/read", { signal }));
}

/** The queries whose answers `readCoachMessages` makes old. */
export const invalidatedByReadCoachMessages: readonly Operation[] = [
  "listCoachMessages",
  "getCoachOverview",
];

/**
 * Mark the answers as read.
 *
 * All that came so far. Done again, nothing changes.
 */
export function useReadCoachMessages(): Command<void, void> {
  return useCommand({ execute: readCoachMessages, invalidates: invalidatedByReadCoachMessages });
}
