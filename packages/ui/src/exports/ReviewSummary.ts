export { ReviewSummary } from "../patterns/review-summary/ReviewSummary.tsx";
export type { ReviewQueue, ReviewSummaryProps } from "../patterns/review-summary/ReviewSummary.tsx";
export type { ReviewForecastDay } from "../patterns/review-summary/ReviewForecast.tsx";
