import type { Defaulted } from "./columns.ts";

export interface AwardedBadgesTable {
  user_id: string;
  key: string;
  /** Points, XP and title as they were when it was awarded. */
  points: number;
  bonus_xp: number;
  title: string | null;
  awarded_at: Date;
}

/** How far learners were looked at since the rules changed last: one row. */
export interface BadgeBackfillTable {
  is_only: Defaulted<boolean>;
  version: string;
  last_user_id: Defaulted<string | null>;
  finished_at: Defaulted<Date | null>;
}

export interface BadgeTables {
  awarded_badges: AwardedBadgesTable;
  badge_backfill: BadgeBackfillTable;
}
