/* Generated from the contract by scripts/generate.ts. */
import type { StudyPlanFeedLink } from "@alambic/contract";

import { call } from "../../src/core/call.ts";
import type { Api } from "../../src/core/createApi.ts";
import type { Operation } from "../../src/core/queryKey.ts";
import { useCommand } from "../../src/core/useCommand.ts";
import type { Command } from "../../src/core/useCommand.ts";

/** Makes the call of `useCreateStudyPlanFeed` once. Throws an `ApiError`. */
export function createStudyPlanFeed({ client }: Api): Promise<StudyPlanFeedLink> {
  return call((signal) => client.POST("/toolbox/coach/plan/feed", { signal }));
}

/** The queries whose answers `createStudyPlanFeed` makes old. */
export const invalidatedByCreateStudyPlanFeed: readonly Operation[] = ["getStudyPlan"];

/**
 * Make a private address for calendar apps.
 *
 * Whoever has the address sees the plan: it is shown this once, and kept hashed. The address before ends. 404 `not_found` without a plan.
 */
export function useCreateStudyPlanFeed(): Command<void, StudyPlanFeedLink> {
  return useCommand({
    execute: createStudyPlanFeed,
    invalidates: invalidatedByCreateStudyPlanFeed,
  });
}
