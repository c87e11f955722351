export {
  QuotaMeter,
  QuotaMeterError,
  QuotaMeterSkeleton,
} from "../patterns/quota-meter/QuotaMeter.tsx";
export type { QuotaMeterErrorProps, QuotaMeterProps } from "../patterns/quota-meter/QuotaMeter.tsx";
