import { ProviderError } from "@alambic/author/provider";
import type { JobAttempt } from "../../../platform/jobs/Jobs.ts";

export type JobFailure = "model_budget_reached" | "failed";

/** Why a job cannot be done after an error; null where trying again may help. */
export function failureOf(
  error: unknown,
  { isLast }: Pick<JobAttempt, "isLast">,
): JobFailure | null {
  if (error instanceof ProviderError && !error.isPassing)
    return error.fault === "budget_reached" ? "model_budget_reached" : "failed";
  return isLast ? "failed" : null;
}
