export {
  PlanComparison,
  PlanComparisonSkeleton,
} from "../patterns/plan-comparison/PlanComparison.tsx";
export type {
  ComparedFeature,
  ComparedPlan,
  ComparisonGroup,
  PlanComparisonProps,
} from "../patterns/plan-comparison/PlanComparison.tsx";
