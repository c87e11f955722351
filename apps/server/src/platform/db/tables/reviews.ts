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

export interface ReviewTables {
  review_cards: ReviewCardsTable;
  reviews: ReviewsTable;
}
