import type {
  FeedbackDetails,
  FeedbackKind,
  FeedbackMood,
  Locale,
  VisitedScreen,
} from "@alambic/contract";

import type { OptionalJsonColumn } from "./columns.ts";

export interface FeedbackTable {
  id: string;
  user_id: string;
  /** Made by the client. */
  feedback_id: string;
  mood: FeedbackMood;
  kind: FeedbackKind;
  comment: string;
  details: OptionalJsonColumn<FeedbackDetails>;
  page: string;
  category: VisitedScreen;
  language: Locale;
  /** SHA-256 of the request. */
  request_hash: Uint8Array;
  sent_at: Date;
  handled_at: Date | null;
}

export interface FeedbackTables {
  feedback: FeedbackTable;
}
