export { billingPeriods, memberTitles, pdfLimit, planLimits, planPrices } from "./limits.ts";
export type { BillingPeriod, MemberTitle, PlanLimits } from "./limits.ts";
export { planOf } from "./planOf.ts";
export { leastSavings } from "./savings.ts";
export { seenAs, testTierOf, testTiers } from "./testMode.ts";
export type { TestModeSources, TestTier } from "./testMode.ts";
export { paymentStanding } from "./paymentStanding.ts";
export type { PaymentStanding } from "./paymentStanding.ts";
