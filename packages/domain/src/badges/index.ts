export { countReturns, longestStreak } from "./days.ts";
export { badgeValue, reachedRules, rulesVersion } from "./progress.ts";
export type { LearnerFigures } from "./progress.ts";
export { badgeRules } from "./rules.ts";
export type { BadgeKey, BadgeRule, BadgeTier, BadgeTitle } from "./rules.ts";
