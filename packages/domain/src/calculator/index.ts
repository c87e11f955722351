export { calculate } from "./calculate.ts";
export type { Reader } from "./calculate.ts";
export { angleUnits, functionsIn } from "./functions.ts";
export type { AngleUnit } from "./functions.ts";
export { mostExpressionLength } from "./limits.ts";
export type { CalculationFailure } from "./limits.ts";
export { pointReadAsGroup } from "./tokens.ts";
export { splitValue, writeValue } from "./writeValue.ts";
export type { SplitValue } from "./writeValue.ts";
