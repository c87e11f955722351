/* Generated from the contract by scripts/generate.ts. */
import { callNoContent } from "../../src/core/call.ts";
import type { Api } from "../../src/core/createApi.ts";
import type { Operation } from "../../src/core/queryKey.ts";
import { useCommand } from "../../src/core/useCommand.ts";
import type { Command } from "../../src/core/useCommand.ts";

/** Makes the call of `useClearCoachMessages` once. Throws an `ApiError`. */
export function clearCoachMessages({ client }: Api): Promise<void> {
  return callNoContent((signal) => client.DELETE("/toolbox/coach/messages", { signal }));
}

/** The queries whose answers `clearCoachMessages` makes old. */
export const invalidatedByClearCoachMessages: readonly Operation[] = [
  "listCoachMessages",
  "getCoachOverview",
];

/**
 * Delete the conversation.
 *
 * What was asked this month stays counted. Done again, nothing changes.
 */
export function useClearCoachMessages(): Command<void, void> {
  return useCommand({ execute: clearCoachMessages, invalidates: invalidatedByClearCoachMessages });
}
