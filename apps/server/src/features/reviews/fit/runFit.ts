import type { JobServices } from "../../../http/Feature.ts";
import { readSnapshot } from "../../../platform/db/readSnapshot.ts";
import type { JobAttempt, JobOutcome } from "../../../platform/jobs/Jobs.ts";
import { fitApart } from "./fitApart.ts";
import type { FitAsked } from "./fitJob.ts";
import { loadHistories } from "./loadHistories.ts";
import { isAsked, storeFit } from "./storeFit.ts";

type FitServices = Pick<JobServices, "db" | "now">;

/** How often a fit under way looks whether the server stops. */
const stopLookMs = 250;

/**
 * Fits in a process of its own, and stores what came of it in one step: killed anywhere it begins anew, and
 * done twice it counts once.
 */
export async function runFit(
  { db, now }: FitServices,
  asked: FitAsked,
  { isStopping }: Pick<JobAttempt, "isStopping">,
  fit: typeof fitApart = fitApart,
): Promise<JobOutcome> {
  if (!(await isAsked(db, asked))) return "done";
  const histories = await readSnapshot(db, (tx) => loadHistories(tx, asked.user_id));
  const stop = new AbortController();
  const looking = setInterval(() => {
    if (isStopping()) stop.abort();
  }, stopLookMs);
  try {
    const result = await fit(histories, { signal: stop.signal });
    if (result === null) return "interrupted";
    await storeFit(db, asked, result, now());
    return "done";
  } finally {
    clearInterval(looking);
  }
}

/** Notes that a fit could not be done, so that the next can be asked for. */
export async function giveUpFit({ db, now }: FitServices, asked: FitAsked): Promise<void> {
  await storeFit(db, asked, { outcome: "failed", fault: "crashed" }, now());
}
