import type { MemoryComparison, ReviewMemory } from "@alambic/contract";

import type { Database } from "../../../platform/db/Store.ts";
import type { StoredComparison } from "../../../platform/db/tables/reviews.ts";
import { loadModel } from "../loadSettings.ts";
import { countTelling, reviewsForFit } from "./askForFit.ts";

/** Which parameters a member's memory is foretold by, and what came of the latest fit. */
export async function presentMemory(db: Database, userId: string): Promise<ReviewMemory> {
  const fit = await db
    .selectFrom("memory_fits")
    .select(["asked_reviews", "ended_at", "outcome", "compared", "compared_at"])
    .where("user_id", "=", userId)
    .executeTakeFirst();
  const { parameters: used } = await loadModel(db, userId);
  const parameters = used === undefined ? "default" : "own";
  return {
    parameters,
    reviews: await countTelling(db, userId),
    reviews_for_fit: reviewsForFit(fit?.asked_reviews ?? null),
    outcome: fit?.outcome ?? null,
    fitted_at: fit?.ended_at?.toISOString() ?? null,
    comparison:
      fit?.compared && fit.compared_at
        ? presentComparison(fit.compared, fit.compared_at, parameters)
        : null,
  };
}

function presentComparison(
  { tests, usual, own, average }: StoredComparison,
  comparedAt: Date,
  parameters: ReviewMemory["parameters"],
): MemoryComparison {
  const { bins } = parameters === "own" ? own : usual;
  return {
    compared_at: comparedAt.toISOString(),
    reviews: tests,
    log_loss: { default: usual.logLoss, own: own.logLoss, average: average.logLoss },
    rmse: { default: usual.rmse, own: own.rmse },
    bins: bins.map(({ expected, recalled: remembered, reviews }) => ({
      expected,
      remembered,
      reviews,
    })),
  };
}
