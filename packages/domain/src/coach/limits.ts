import type { Plan } from "@alambic/contract";

/** How long a message to the coach may be, in characters. */
export const coachMessageLength = 4_000;

/** Messages to the coach that each plan includes in a calendar month; null without a limit. */
export const coachMessagesOf: Readonly<Record<Plan, number | null>> = {
  free: 30,
  premium: 300,
  pro: null,
};

/** What a study plan may ask for, minutes a day; they come in steps. */
export const studyMinutes = { least: 5, most: 240, step: 5 } as const;

/** How far ahead a study plan may reach, days. */
export const longestStudyPlan = 365;
