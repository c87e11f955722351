import type { JobKind } from "../../../platform/jobs/Jobs.ts";

/** Makes a capsule. */
export const generationJob: JobKind<{ readonly capsule_id: string }> = { name: "generation" };
