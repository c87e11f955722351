import type { CoachAnswer, CoachPart } from "@alambic/contract";

import type { Defaulted, OptionalJsonColumn } from "./columns.ts";

export interface CoachExchangesTable {
  user_id: string;
  message_id: string;
  capsule_id: string | null;
  content: string;
  /** SHA-256 of the request. */
  request_hash: Uint8Array;
  asked_at: Date;
  /** Null while it is on its way. */
  answer: OptionalJsonColumn<CoachAnswer>;
  /** What stands of the answer while a language model writes it. */
  written: OptionalJsonColumn<readonly CoachPart[]>;
  read_at: Defaulted<Date | null>;
}

/** A message that counts in the quota, unless it was returned. */
export interface CoachUnitsTable {
  user_id: string;
  message_id: string;
  spent_at: Date;
  returned_at: Defaulted<Date | null>;
}

export interface StudyPlansTable {
  user_id: string;
  capsule_id: string;
  /** `2026-11-20`, in the learner's time zone. */
  deadline_on: string;
  minutes_a_day: number;
  time_zone: string;
  updated_at: Date;
}

/** A private address at which calendar apps read a plan. */
export interface StudyPlanFeedsTable {
  user_id: string;
  token_hash: Uint8Array;
  created_at: Date;
}

export interface CoachTables {
  coach_exchanges: CoachExchangesTable;
  coach_units: CoachUnitsTable;
  study_plans: StudyPlansTable;
  study_plan_feeds: StudyPlanFeedsTable;
}
