import type { ExerciseResponse, ReviewRating, ReviewResult } from "@alambic/contract";

import type { Defaulted, JsonColumn, OptionalJsonColumn } from "./columns.ts";

/** The memory of an item: follows from its answers and reviews, and can be made again from them. */
export interface ReviewCardsTable {
  user_id: string;
  card_id: string;
  atom_id: string;
  molecule_id: string;
  capsule_id: string;
  due_at: Date;
  /** When it comes back for the sake of an exam, until that is over. */
  exam_due_at: Date | null;
  exam_ends_at: Date | null;
  /** When it was answered or reviewed last. */
  last_seen_at: Date;
  stability: number;
  difficulty: number;
  interval_days: number;
  /** Reviews since it was learned. */
  reviews: number;
  lapses: number;
  /** How often in a row it was remembered. */
  streak: number;
}

export interface ReviewsTable {
  user_id: string;
  review_id: string;
  card_id: string;
  capsule_id: string;
  /** SHA-256 of the request. */
  request_hash: Uint8Array;
  reply: JsonColumn<ReviewResult>;
  rating: ReviewRating;
  response: OptionalJsonColumn<ExerciseResponse>;
  score: number | null;
  elapsed_ms: number;
  /** `2026-11-20`, in the learner's time zone. */
  day: string;
  time_zone: string;
  reviewed_at: Date;
  received_at: Date;
  undone_at: Defaulted<Date | null>;
}

/** A card that was put aside; null until its learner takes it up again. */
export interface ReviewHoldsTable {
  user_id: string;
  card_id: string;
  until: Date | null;
  held_at: Date;
}

/** A capsule whose cards began anew. */
export interface ReviewRestartsTable {
  user_id: string;
  restart_id: string;
  capsule_id: string;
  restarted_at: Date;
  cards: number;
}

/** How a learner wants to review. */
export interface ReviewSettingsTable {
  user_id: string;
  new_per_day: number;
  /** Null: all that waits. */
  minutes_a_day: number | null;
  desired_retention: number;
  /** Whether parameters that were fitted to the learner's reviews are used, where there are any. */
  own_parameters: Defaulted<boolean>;
}

/** What came of the latest fit of FSRS's parameters to a learner's reviews, and those that were kept. */
export interface MemoryFitsTable {
  user_id: string;
  asked_at: Date;
  /** How many reviews there were then. */
  asked_reviews: number;
  /** When the last one ended: one that was asked for since is under way. */
  ended_at: Date | null;
  outcome: MemoryFitOutcome | null;
  fault: string | null;
  compared: OptionalJsonColumn<StoredComparison>;
  compared_at: Date | null;
  parameters: OptionalJsonColumn<readonly number[]>;
  version: string | null;
}

export type MemoryFitOutcome = "kept" | "not_better" | "too_few" | "failed";

/** How FSRS with people's parameters, with the learner's own, and the plain average foretold reviews. */
export interface StoredComparison {
  readonly tests: number;
  readonly usual: StoredMeasures;
  readonly own: StoredMeasures;
  readonly average: Pick<StoredMeasures, "logLoss">;
}

interface StoredMeasures {
  readonly logLoss: number;
  readonly rmse: number;
  readonly bins: readonly {
    readonly expected: number;
    readonly recalled: number;
    readonly reviews: number;
  }[];
}

/** The day on which a learner is to know a capsule. */
export interface ReviewExamsTable {
  user_id: string;
  capsule_id: string;
  /** `2026-11-20`, in the learner's time zone. */
  exam_on: string;
  time_zone: string;
}

export interface ReviewTables {
  memory_fits: MemoryFitsTable;
  review_settings: ReviewSettingsTable;
  review_exams: ReviewExamsTable;
  review_holds: ReviewHoldsTable;
  review_restarts: ReviewRestartsTable;
  review_cards: ReviewCardsTable;
  reviews: ReviewsTable;
}
