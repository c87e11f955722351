export { ErrorSummary } from "../primitives/error-summary/ErrorSummary.tsx";
export type {
  ErrorSummaryProps,
  SummarizedError,
} from "../primitives/error-summary/ErrorSummary.tsx";
