import type { Plan } from "@alambic/contract";

/** How large a code notebook may be: characters of its title and its cells, bytes of these as JSON. */
export const notebookLimits = { title: 200, source: 10_000, cells: 50, bytes: 200_000 } as const;

/** How many code notebooks each plan keeps. */
export const codeNotebooksOf: Readonly<Record<Plan, number>> = {
  free: 50,
  premium: 500,
  pro: 5_000,
};
