export { Badge } from "../patterns/badge/Badge.tsx";
export type { BadgeProps } from "../patterns/badge/Badge.tsx";
export type { BadgeItem, BadgeState } from "../patterns/badge/badge-state.ts";
export { badgeEmblems, badgeTiers } from "../patterns/badge/badge-emblems.ts";
export type { BadgeEmblem, BadgeTier } from "../patterns/badge/badge-emblems.ts";
