export { debateFault } from "./checkDebate.ts";
export type { DebateFault } from "./checkDebate.ts";
export { emptyDebate } from "./content.ts";
export type { DebateContent } from "./content.ts";
export { debateLimits, debatesOf } from "./limits.ts";
export { parseDebate } from "./parseDebate.ts";
export { debateText, standsIn } from "./quotes.ts";
export { criteria, criterionLevels, isHeldBack, overallOf } from "./rubric.ts";
