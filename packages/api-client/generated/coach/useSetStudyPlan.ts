/* Generated from the contract by scripts/generate.ts. */
import type { StudyPlanChange, StudyPlanState } from "@alambic/contract";

import { call } from "../../src/core/call.ts";
import type { Api } from "../../src/core/createApi.ts";
import type { Operation } from "../../src/core/queryKey.ts";
import { useCommand } from "../../src/core/useCommand.ts";
import type { Command } from "../../src/core/useCommand.ts";

/** What `setStudyPlan` takes. */
export type SetStudyPlanInput = StudyPlanChange;

/** Makes the call of `useSetStudyPlan` once. Throws an `ApiError`. */
export function setStudyPlan({ client }: Api, body: SetStudyPlanInput): Promise<StudyPlanState> {
  return call((signal) => client.PUT("/toolbox/coach/plan", { signal, body }), 20_000);
}

/** The queries whose answers `setStudyPlan` makes old. */
export const invalidatedBySetStudyPlan: readonly Operation[] = ["getStudyPlan", "getCoachOverview"];

/**
 * Plan to know a capsule by a day.
 *
 * Takes the place of the plan before. A plan that cannot be met is kept all the same: its outlook is `unreachable`, and says what would do. A capsule that the member does not follow is refused, and a day that is not in the future, or more than a year ahead.
 */
export function useSetStudyPlan(): Command<SetStudyPlanInput, StudyPlanState> {
  return useCommand({ execute: setStudyPlan, invalidates: invalidatedBySetStudyPlan });
}
