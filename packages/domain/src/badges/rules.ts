import type { BadgeCategory, BadgeMeasure } from "@alambic/contract";

/** How far a badge goes within its family. */
export type BadgeTier = 1 | 2 | 3;

/** A badge: what is measured, and from where on it is earned. */
export interface BadgeRule {
  /** Kept for ever: what was awarded is stored under it. */
  readonly key: string;
  readonly category: BadgeCategory;
  readonly tier: BadgeTier;
  readonly points: number;
  /** XP that it adds, once. */
  readonly bonusXp: number;
  /** The title that it brings. */
  readonly title?: string | undefined;
  readonly measure: BadgeMeasure;
  /** Earned as soon as the measure is so much. */
  readonly threshold: number;
  /** Awarded no more. Whoever has it keeps it, with its XP; nobody else sees it. */
  readonly isWithdrawn?: boolean;
}

/**
 * All badges, nearest first within a category. A change of this list is enough: when the server starts
 * with another one, what learners have reached already is awarded by a job.
 */
export const badgeRules = [
  {
    key: "first_lesson",
    category: "lessons",
    tier: 1,
    points: 10,
    bonusXp: 10,
    measure: "lessons",
    threshold: 1,
  },
  {
    key: "lessons_10",
    category: "lessons",
    tier: 1,
    points: 20,
    bonusXp: 20,
    measure: "lessons",
    threshold: 10,
  },
  {
    key: "lessons_50",
    category: "lessons",
    tier: 2,
    points: 50,
    bonusXp: 50,
    measure: "lessons",
    threshold: 50,
  },
  {
    key: "lessons_200",
    category: "lessons",
    tier: 3,
    points: 120,
    bonusXp: 150,
    title: "scholar",
    measure: "lessons",
    threshold: 200,
  },
  {
    key: "capsules_1",
    category: "capsules",
    tier: 1,
    points: 30,
    bonusXp: 30,
    measure: "capsules",
    threshold: 1,
  },
  {
    key: "capsules_5",
    category: "capsules",
    tier: 2,
    points: 80,
    bonusXp: 80,
    measure: "capsules",
    threshold: 5,
  },
  {
    key: "capsules_20",
    category: "capsules",
    tier: 3,
    points: 200,
    bonusXp: 200,
    title: "polymath",
    measure: "capsules",
    threshold: 20,
  },
  {
    key: "streak_3",
    category: "regularity",
    tier: 1,
    points: 10,
    bonusXp: 10,
    measure: "streak",
    threshold: 3,
  },
  {
    key: "streak_7",
    category: "regularity",
    tier: 2,
    points: 30,
    bonusXp: 30,
    measure: "streak",
    threshold: 7,
  },
  {
    key: "streak_30",
    category: "regularity",
    tier: 3,
    points: 120,
    bonusXp: 120,
    title: "steady",
    measure: "streak",
    threshold: 30,
  },
  {
    key: "days_100",
    category: "regularity",
    tier: 3,
    points: 120,
    bonusXp: 120,
    measure: "study_days",
    threshold: 100,
  },
  {
    key: "reviews_10",
    category: "memory",
    tier: 1,
    points: 10,
    bonusXp: 10,
    measure: "reviews",
    threshold: 10,
  },
  {
    key: "reviews_100",
    category: "memory",
    tier: 2,
    points: 50,
    bonusXp: 50,
    measure: "reviews",
    threshold: 100,
  },
  {
    key: "reviews_500",
    category: "memory",
    tier: 3,
    points: 150,
    bonusXp: 150,
    title: "memorist",
    measure: "reviews",
    threshold: 500,
  },
  {
    key: "memory_25",
    category: "memory",
    tier: 2,
    points: 40,
    bonusXp: 40,
    measure: "long_memory",
    threshold: 25,
  },
  {
    key: "memory_100",
    category: "memory",
    tier: 3,
    points: 100,
    bonusXp: 100,
    measure: "long_memory",
    threshold: 100,
  },
  {
    key: "right_10",
    category: "precision",
    tier: 1,
    points: 10,
    bonusXp: 10,
    measure: "first_time_right",
    threshold: 10,
  },
  {
    key: "right_50",
    category: "precision",
    tier: 2,
    points: 40,
    bonusXp: 40,
    measure: "first_time_right",
    threshold: 50,
  },
  {
    key: "right_200",
    category: "precision",
    tier: 3,
    points: 120,
    bonusXp: 120,
    title: "precise",
    measure: "first_time_right",
    threshold: 200,
  },
  {
    key: "domains_2",
    category: "discovery",
    tier: 1,
    points: 20,
    bonusXp: 20,
    measure: "domains",
    threshold: 2,
  },
  {
    key: "domains_4",
    category: "discovery",
    tier: 2,
    points: 50,
    bonusXp: 50,
    measure: "domains",
    threshold: 4,
  },
  {
    key: "domains_7",
    category: "discovery",
    tier: 3,
    points: 120,
    bonusXp: 120,
    title: "explorer",
    measure: "domains",
    threshold: 7,
  },
  {
    key: "return_1",
    category: "return",
    tier: 1,
    points: 15,
    bonusXp: 15,
    measure: "returns",
    threshold: 1,
  },
  {
    key: "return_3",
    category: "return",
    tier: 2,
    points: 40,
    bonusXp: 40,
    measure: "returns",
    threshold: 3,
  },
] as const satisfies readonly BadgeRule[];

/** The key of a badge that this version knows. */
export type BadgeKey = (typeof badgeRules)[number]["key"];

/** A title that a badge brings. */
export type BadgeTitle = Extract<(typeof badgeRules)[number], { title: string }>["title"];
