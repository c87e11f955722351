import type { AwardedBadge, ProgressStats } from "@alambic/contract";
import type { Exercise } from "@alambic/domain/exercises";

import type { Database, Tx } from "../platform/db/Store.ts";

/** An item that somebody learned, and where it belongs. */
export interface LearnedItem {
  readonly atomId: string;
  readonly moleculeId: string;
  readonly capsuleId: string;
  readonly contentType: Exercise["content_type"];
}

/** Whose day it is. */
export interface Learner {
  readonly userId: string;
  readonly timeZone: string;
  readonly now: Date;
}

/** What a learner did: it is in the log, and counted in items, lessons, capsules and study time. */
export type LearnedEvent = Learner &
  (
    | { readonly kind: "answer"; readonly item: LearnedItem; readonly at: Date }
    | { readonly kind: "review"; readonly cardId: string; readonly at: Date }
    | { readonly kind: "review-undone"; readonly cardId: string }
  );

/** What came of it beside what the log itself says. */
export interface LearnedNews {
  readonly badges: readonly AwardedBadge[];
}

/**
 * Follows what learners do, inside the transaction that logs it and that holds the learner
 * (`lockMember`). It may run more than once, and changes nothing but the database.
 */
export type LearnedListener = (tx: Tx, event: LearnedEvent) => Promise<LearnedNews | void>;

/** Tells every listener, and gathers what came of it. */
export type PublishLearned = (tx: Tx, event: LearnedEvent) => Promise<LearnedNews>;

/** Figures of the dashboard that a feature knows. */
export type FeatureFigures = Partial<Pick<ProgressStats, "reviews_due" | "quests_available">>;

/** Says what a feature knows of a learner's dashboard. */
export type LoadFigures = (db: Database, learner: Learner) => Promise<FeatureFigures>;
