/* Generated from the contract by scripts/generate.ts. */
import type { Visit } from "@alambic/contract";

import { callNoContent } from "../../src/core/call.ts";
import type { Api } from "../../src/core/createApi.ts";
import { useCommand } from "../../src/core/useCommand.ts";
import type { Command } from "../../src/core/useCommand.ts";

/** What `countVisit` takes. */
export type CountVisitInput = Visit;

/** Makes the call of `useCountVisit` once. Throws an `ApiError`. */
export function countVisit({ client }: Api, body: CountVisitInput): Promise<void> {
  return callNoContent((signal) => client.POST("/analytics/visits", { signal, body }));
}

/**
 * Count a visit of a screen.
 *
 * Called only where the visitor agreed. Kept is a number a day, a screen and a language; nothing of who it was.
 */
export function useCountVisit(): Command<CountVisitInput, void> {
  return useCommand({ execute: countVisit });
}
