/* Generated from the contract by scripts/generate.ts. */
import type { operations } from "@alambic/contract";

import { callNoContent } from "../../src/core/call.ts";
import type { Api } from "../../src/core/createApi.ts";
import type { Operation } from "../../src/core/queryKey.ts";
import { useCommand } from "../../src/core/useCommand.ts";
import type { Command } from "../../src/core/useCommand.ts";

/** What `removeFromWaitlist` takes. */
export type RemoveFromWaitlistInput = operations["removeFromWaitlist"]["parameters"]["path"];

/** Makes the call of `useRemoveFromWaitlist` once. Throws an `ApiError`. */
export function removeFromWaitlist({ client }: Api, path: RemoveFromWaitlistInput): Promise<void> {
  return callNoContent((signal) =>
    client.DELETE("/admin/waitlist/{entry_id}", { signal, params: { path } }),
  );
}

/** The queries whose answers `removeFromWaitlist` makes old. */
export const invalidatedByRemoveFromWaitlist: readonly Operation[] = ["listWaitlist"];

/**
 * Strike an entry off.
 *
 * Its links end with it.
 */
export function useRemoveFromWaitlist(): Command<RemoveFromWaitlistInput, void> {
  return useCommand({ execute: removeFromWaitlist, invalidates: invalidatedByRemoveFromWaitlist });
}
