import type { Plan } from "@alambic/contract";

export interface PlanLimits {
  /** Capsules that can be made in a calendar month; null without a limit. */
  readonly capsulesPerMonth: number | null;
  /** Size of a PDF in bytes; 0 where none can be imported, null without a limit. */
  readonly pdfBytes: number | null;
  readonly votesPerPoll: number;
  /** XP added to what a capsule gives. */
  readonly bonusXpPerCapsule: number;
  /** Whether lessons can be kept for use without a network. */
  readonly offline: boolean;
  readonly bonusContent: "shared" | "own" | "create";
}

const megabyte = 1024 * 1024;

/** What each plan allows. */
export const planLimits: Readonly<Record<Plan, PlanLimits>> = {
  free: {
    capsulesPerMonth: 3,
    pdfBytes: 0,
    votesPerPoll: 1,
    bonusXpPerCapsule: 0,
    offline: false,
    bonusContent: "shared",
  },
  premium: {
    capsulesPerMonth: 10,
    pdfBytes: 9 * megabyte,
    votesPerPoll: 2,
    bonusXpPerCapsule: 50,
    offline: false,
    bonusContent: "own",
  },
  pro: {
    capsulesPerMonth: null,
    pdfBytes: null,
    votesPerPoll: 3,
    bonusXpPerCapsule: 0,
    offline: true,
    bonusContent: "create",
  },
};

/**
 * The largest PDF that a member of a plan may import, in bytes, where the server takes so many at most; 0
 * where the plan imports none.
 */
export function pdfLimit(plan: Plan, mostBytes: number): number {
  return Math.min(planLimits[plan].pdfBytes ?? Infinity, mostBytes);
}

export type BillingPeriod = "monthly" | "quarterly" | "yearly";
export const billingPeriods = ["monthly", "quarterly", "yearly"] as const satisfies BillingPeriod[];

/** Prices in euro for a whole period; null where the plan is not sold so. */
export const planPrices: Readonly<Record<Plan, Readonly<Record<BillingPeriod, number | null>>>> = {
  free: { monthly: 0, quarterly: null, yearly: null },
  premium: { monthly: 12, quarterly: 35, yearly: 100 },
  pro: { monthly: 30, quarterly: 90, yearly: 250 },
};

/** The title that a member of each plan bears. */
export const memberTitles = {
  free: "free_explorer",
  premium: "premium_creator",
  pro: "pro_visionary",
} as const satisfies Record<Plan, string>;

export type MemberTitle = (typeof memberTitles)[Plan];
