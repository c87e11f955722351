/* Generated from the contract by scripts/generate.ts. */
import { callNoContent } from "../../src/core/call.ts";
import type { Api } from "../../src/core/createApi.ts";
import type { Operation } from "../../src/core/queryKey.ts";
import { useCommand } from "../../src/core/useCommand.ts";
import type { Command } from "../../src/core/useCommand.ts";

/** Makes the call of `useDeleteStudyPlanFeed` once. Throws an `ApiError`. */
export function deleteStudyPlanFeed({ client }: Api): Promise<void> {
  return callNoContent((signal) => client.DELETE("/toolbox/coach/plan/feed", { signal }));
}

/** The queries whose answers `deleteStudyPlanFeed` makes old. */
export const invalidatedByDeleteStudyPlanFeed: readonly Operation[] = ["getStudyPlan"];

/**
 * End the private address.
 *
 * Done again, nothing changes.
 */
export function useDeleteStudyPlanFeed(): Command<void, void> {
  return useCommand({
    execute: deleteStudyPlanFeed,
    invalidates: invalidatedByDeleteStudyPlanFeed,
  });
}
