import type { JobServices } from "../../http/Feature.ts";
import { failureOf } from "../capsules/index.ts";
import type { JobAttempt, JobOutcome } from "../../platform/jobs/Jobs.ts";
import { failReplacement } from "./failReplacement.ts";
import { loadAskedReplacement } from "./loadAskedReplacement.ts";
import { replaceItem } from "./replaceItem.ts";

/**
 * Makes another item in the place of one, once, or says why there is none: then the item stays. What
 * may be gone later rejects, and the job comes back.
 */
export async function runReplacement(
  services: JobServices,
  { atom_id: atomId }: { readonly atom_id: string },
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
