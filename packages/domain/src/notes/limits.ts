import type { Plan } from "@alambic/contract";

/** How large a note may be: characters of its title, bytes of its tree as JSON. */
export const noteLimits = { title: 200, link: 2000, bytes: 200_000 } as const;

/** How many notes each plan keeps. */
export const notesOf: Readonly<Record<Plan, number>> = { free: 200, premium: 2_000, pro: 20_000 };

/** Versions that are kept beside a note are taken beyond that, so that nothing written is lost. */
export const notesBesides = 100;
