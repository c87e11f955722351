import type { JobKind } from "../../../platform/jobs/Jobs.ts";

/** Adds up again how far the learners of a capsule are, in all its lessons that they began. */
export const capsuleRecountJob: JobKind<{ readonly capsule_id: string }> = {
  name: "capsule-recount",
};
