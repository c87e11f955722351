import type { JobKind } from "../../../platform/jobs/Jobs.ts";

/** Brings a capsule of the shelf up to date that was made before. */
export const shelfJob: JobKind<{ readonly capsule_id: string }> = { name: "shelf" };
