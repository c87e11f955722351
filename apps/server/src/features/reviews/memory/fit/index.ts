export { fitMemory } from "./fitMemory.ts";
export type { Comparison, FitFault, FitResult, Fitter } from "./fitMemory.ts";
export { fitWithBinding } from "./fitWithBinding.ts";
export type { CalibrationBin, Measures } from "./measure.ts";
export { memoryVersion } from "./parameters.ts";
export { stepsOf } from "./stepsOf.ts";
export type { MemoryStep } from "./stepsOf.ts";
