export {
  PlanComparison,
  PlanComparisonError,
  PlanComparisonSkeleton,
} from "../patterns/plan-comparison/PlanComparison.tsx";
export type {
  ComparedFeature,
  ComparedPlan,
  ComparisonGroup,
  PlanComparisonErrorProps,
  PlanComparisonProps,
} from "../patterns/plan-comparison/PlanComparison.tsx";
