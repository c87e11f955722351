/* Generated from the contract by scripts/generate.ts. */
import { callNoContent } from "../../src/core/call.ts";
import type { Api } from "../../src/core/createApi.ts";
import type { Operation } from "../../src/core/queryKey.ts";
import { useCommand } from "../../src/core/useCommand.ts";
import type { Command } from "../../src/core/useCommand.ts";

/** Makes the call of `useDeleteStudyPlan` once. Throws an `ApiError`. */
export function deleteStudyPlan({ client }: Api): Promise<void> {
  return callNoContent((signal) => client.DELETE("/toolbox/coach/plan", { signal }));
}

/** The queries whose answers `deleteStudyPlan` makes old. */
export const invalidatedByDeleteStudyPlan: readonly Operation[] = [
  "getStudyPlan",
  "getCoachOverview",
];

/**
 * Give the study plan up.
 *
 * Its calendar feed ends with it. Done again, nothing changes.
 */
export function useDeleteStudyPlan(): Command<void, void> {
  return useCommand({ execute: deleteStudyPlan, invalidates: invalidatedByDeleteStudyPlan });
}
