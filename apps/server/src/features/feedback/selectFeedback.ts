import type {
  Feedback,
  FeedbackDetails,
  FeedbackKind,
  FeedbackMood,
  Locale,
  VisitedScreen,
} from "@alambic/contract";

import type { Database } from "../../platform/db/Store.ts";

/** What members said, with who said it. */
export function selectFeedback(db: Database) {
  return db
    .selectFrom("feedback")
    .innerJoin("users", "users.id", "feedback.user_id")
    .select(["feedback.id", "users.username as author", "feedback.mood", "feedback.kind"])
    .select(["feedback.comment", "feedback.details", "feedback.page", "feedback.category"])
    .select(["feedback.language", "feedback.sent_at", "feedback.handled_at"]);
}

export interface FeedbackRow {
  readonly id: string;
  readonly author: string;
  readonly mood: FeedbackMood;
  readonly kind: FeedbackKind;
  readonly comment: string;
  readonly details: FeedbackDetails | null;
  readonly page: string;
  readonly category: VisitedScreen;
  readonly language: Locale;
  readonly sent_at: Date;
  readonly handled_at: Date | null;
}

export function presentFeedback({ sent_at, handled_at, ...row }: FeedbackRow): Feedback {
  return {
    ...row,
    sent_at: sent_at.toISOString(),
    handled_at: handled_at?.toISOString() ?? null,
  };
}
