import type { JobKind } from "../../platform/jobs/Jobs.ts";

/** Makes another item in the place of one. */
export const replacementJob: JobKind<{ readonly atom_id: string }> = { name: "replacement" };

/** Adds up again how far the learners of a lesson are. */
export const recountJob: JobKind<{ readonly molecule_id: string }> = { name: "recount" };
