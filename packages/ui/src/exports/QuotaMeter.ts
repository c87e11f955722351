export { QuotaMeter, QuotaMeterSkeleton } from "../patterns/quota-meter/QuotaMeter.tsx";
export type { QuotaMeterProps } from "../patterns/quota-meter/QuotaMeter.tsx";
