export type CalculationFailure = "invalid_expression" | "not_finite" | "too_long";

/** Longer texts are refused unread. */
export const mostExpressionLength = 500;
