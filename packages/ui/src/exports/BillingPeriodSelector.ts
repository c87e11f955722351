export { BillingPeriodSelector } from "../patterns/billing-period/BillingPeriodSelector.tsx";
export type { BillingPeriodSelectorProps } from "../patterns/billing-period/BillingPeriodSelector.tsx";
