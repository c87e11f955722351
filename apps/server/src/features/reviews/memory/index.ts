export { dueBeforeExam } from "./dueBeforeExam.ts";
export { chanceAfterReview, chanceOfRecall } from "./expectRecall.ts";
export { comesBackAt, foldMemory, intervalsOf } from "./memory.ts";
export type { Memory, MemoryEvent, MemoryRestart } from "./memory.ts";
export { memoryModel } from "./memoryModel.ts";
export { dayMs, defaultPlan } from "./scheduling.ts";
export type { ExamDay, MemoryPlan } from "./scheduling.ts";
export { simulateLoad } from "./simulateLoad.ts";
export type { SimulatedCard } from "./simulateLoad.ts";
