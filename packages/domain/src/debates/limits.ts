import type { Plan } from "@alambic/contract";

/** How long the parts of a debate may be, in characters, and how many reasons and objections it has. */
export const debateLimits = {
  question: 300,
  claim: 1_000,
  reason: 1_000,
  source: 300,
  objection: 1_000,
  reply: 1_000,
  conclusion: 2_000,
  reasons: 10,
  objections: 10,
} as const;

/** How many debates each plan keeps. */
export const debatesOf: Readonly<Record<Plan, number>> = { free: 50, premium: 500, pro: 5_000 };
