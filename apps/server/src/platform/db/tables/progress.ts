import type { AnswerResult, ExerciseResponse, ProgressStatus } from "@alambic/contract";

import type { Defaulted, JsonColumn, OptionalJsonColumn } from "./columns.ts";

export interface EnrolmentsTable {
  user_id: string;
  capsule_id: string;
  enrolled_at: Date;
  last_used_at: Date;
  left_at: Defaulted<Date | null>;
}

export interface AnswersTable {
  user_id: string;
  answer_id: string;
  atom_id: string;
  capsule_id: string;
  /** SHA-256 of the request, so that the same answer is told from another with its id. */
  request_hash: Uint8Array;
  reply: JsonColumn<AnswerResult>;
  /** Null where the answer was shown, and for answers from before responses were kept. */
  response: OptionalJsonColumn<ExerciseResponse>;
  time_zone: Defaulted<string | null>;
  correct: boolean;
  revealed: boolean;
  score: number;
  xp_awarded: number;
  bonus_xp_awarded: number;
  elapsed_ms: number;
  answered_at: Date;
  received_at: Date;
}

/** The stored states; whether something is locked follows from the rest. */
export type StoredProgress = Exclude<ProgressStatus, "locked">;

export interface AtomProgressTable {
  user_id: string;
  atom_id: string;
  molecule_id: string;
  capsule_id: string;
  status: StoredProgress;
  attempts: number;
  was_revealed: boolean;
  best_score: number;
  xp_earned: number;
  bonus_xp_earned: number;
  updated_at: Date;
}

/** What several items or lessons add up to. */
export type AggregateStatus = Extract<ProgressStatus, "not_started" | "in_progress" | "completed">;

export interface MoleculeProgressTable {
  user_id: string;
  molecule_id: string;
  capsule_id: string;
  status: AggregateStatus;
  atoms_completed: number;
  xp_earned: number;
  bonus_xp_earned: number;
}

export interface CapsuleProgressTable {
  user_id: string;
  capsule_id: string;
  status: AggregateStatus;
  progress_percentage: number;
  lessons_completed: number;
  atoms_completed: number;
  xp_earned: number;
  /** With what the plan added. */
  bonus_xp_earned: number;
  /** What the member's plan gave for finishing the capsule, once. */
  plan_bonus_xp: Defaulted<number>;
}

export interface StudyDaysTable {
  user_id: string;
  /** `2026-11-20`, in the member's time zone. */
  day: string;
  study_ms: number;
  /** Answers and reviews. */
  answers: number;
  first_at: Date;
  /** Where the learner was at the first event of the day. */
  first_zone: string;
  last_at: Date;
  last_zone: string;
  xp: Defaulted<number>;
  /** Reviews that still count. */
  reviewed: Defaulted<number>;
  remembered: Defaulted<number>;
}

/** How a day of study was spread over capsules. */
export interface StudyCapsulesTable {
  user_id: string;
  day: string;
  capsule_id: string;
  study_ms: number;
  answers: number;
}

/** Days without study that a learner declared to have been ill on. */
export interface SickDaysTable {
  user_id: string;
  day: string;
  declared_at: Date;
}

/** XP beside that of lessons: once for each reason and thing. */
export interface XpAwardsTable {
  user_id: string;
  reason: "review" | "badge" | "quest";
  thing: string;
  /** The learner's day that it counts on; null where it is none in particular. */
  day: string | null;
  xp: number;
  awarded_at: Date;
}

export interface ProgressTables {
  enrolments: EnrolmentsTable;
  answers: AnswersTable;
  atom_progress: AtomProgressTable;
  molecule_progress: MoleculeProgressTable;
  capsule_progress: CapsuleProgressTable;
  study_days: StudyDaysTable;
  xp_awards: XpAwardsTable;
  study_capsules: StudyCapsulesTable;
  sick_days: SickDaysTable;
}
