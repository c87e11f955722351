export { angleUnits, calculate, mostExpressionLength } from "./calculate.ts";
export type { AngleUnit, CalculationFailure } from "./calculate.ts";
