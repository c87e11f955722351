import type { BadgeItem } from "../badge/badge-state.ts";

export const badgeFilters = ["all", "unlocked", "locked"] as const;
export type BadgeFilter = (typeof badgeFilters)[number];

export interface BadgeCategory {
  readonly id: string;
  readonly name: string;
  readonly badges: readonly BadgeItem[];
}

export interface BadgeCount {
  readonly unlocked: number;
  readonly total: number;
  /** Of the badges that are earned. */
  readonly points: number;
}

/** How many of some badges are earned, and what they are worth. */
export function countBadges(badges: readonly BadgeItem[]): BadgeCount {
  const unlocked = badges.filter(({ state }) => state.kind === "unlocked");
  const points = unlocked.reduce((sum, badge) => sum + badge.points, 0);
  return { unlocked: unlocked.length, total: badges.length, points };
}

/** The badges that a filter lets through. */
export function filterBadges(
  badges: readonly BadgeItem[],
  filter: BadgeFilter,
): readonly BadgeItem[] {
  return filter === "all" ? badges : badges.filter(({ state }) => state.kind === filter);
}
