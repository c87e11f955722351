import type { QuestAnswerResult, QuestReason } from "@alambic/contract";

import type { Defaulted, JsonColumn } from "./columns.ts";

export interface QuestsTable {
  user_id: string;
  quest_id: string;
  /** `2026-11-20`, in the time zone in which it was first seen. */
  day: string;
  time_zone: string;
  /** When that day ends there. */
  ends_at: Date;
  capsule_id: string;
  granule_id: string;
  reason: QuestReason;
  seconds_an_exercise: number;
  created_at: Date;
  /** When its correction was first seen. */
  corrected_at: Defaulted<Date | null>;
}

export interface QuestItemsTable {
  user_id: string;
  quest_id: string;
  atom_id: string;
  position: number;
  reason: QuestReason;
  is_reading: boolean;
  /** Since when it can no longer be asked. */
  dropped_at: Defaulted<Date | null>;
}

/** Which answers of the log were given in a quest. */
export interface QuestAnswersTable {
  user_id: string;
  answer_id: string;
  quest_id: string;
  atom_id: string;
  /** It came once the correction had been seen. */
  is_late: boolean;
  reply: JsonColumn<QuestAnswerResult>;
}

export interface QuestTables {
  quests: QuestsTable;
  quest_items: QuestItemsTable;
  quest_answers: QuestAnswersTable;
}
