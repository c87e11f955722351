import type { Services } from "../../http/Services.ts";
import { failureOf } from "../capsules/generation/failureOf.ts";
import type { JobAttempt, JobData, JobOutcome } from "../../platform/jobs/Jobs.ts";
import { failReplacement } from "./failReplacement.ts";
import { loadAskedReplacement } from "./loadAskedReplacement.ts";
import { replaceItem } from "./replaceItem.ts";

export interface ReplacementServices extends Pick<Services, "db" | "author" | "jobs" | "now"> {
  readonly log: Pick<Services["log"], "error">;
}

/**
 * Makes another item in the place of one, once, or says why there is none: then the item stays. What
 * may be gone later rejects, and the job comes back.
 */
export async function runReplacement(
  services: ReplacementServices,
  { atom_id: atomId }: JobData["replacement"],
  attempt: JobAttempt,
): Promise<JobOutcome> {
  const asked = await loadAskedReplacement(services.db, atomId);
  if (asked === null) return "done";
  try {
    const result = await replaceItem(services, asked, attempt);
    if (result === "interrupted") return "interrupted";
    if (result === "nothing more") await failReplacement(services, atomId, "nothing_more");
  } catch (error) {
    if (attempt.isStopping()) return "interrupted";
    const reason = failureOf(error, attempt);
    if (reason === null) throw error;
    services.log.error({ err: error, atom_id: atomId }, "an item could not be replaced");
    await failReplacement(services, atomId, reason);
  }
  return "done";
}
