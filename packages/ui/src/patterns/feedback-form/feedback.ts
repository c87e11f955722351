import type { Mood } from "../mood-picker/MoodPicker.tsx";

export const feedbackKinds = ["ux", "bug", "performance", "content", "other"] as const;
export type FeedbackKind = (typeof feedbackKinds)[number];

/** What helps to find a fault fast. */
export interface FeedbackDetails {
  readonly steps: string;
  readonly expected: string;
  readonly observed: string;
  readonly contact: string;
}

export interface Feedback {
  readonly mood: Mood;
  readonly kind: FeedbackKind;
  readonly comment: string;
  /** Only in precision mode. */
  readonly details?: FeedbackDetails | undefined;
}

export interface FeedbackDraft {
  readonly mood: Mood | null;
  readonly kind: FeedbackKind;
  readonly comment: string;
  readonly precise: boolean;
  readonly details: FeedbackDetails;
}

export const emptyFeedback: FeedbackDraft = {
  mood: null,
  kind: "ux",
  comment: "",
  precise: false,
  details: { steps: "", expected: "", observed: "", contact: "" },
};

/** The feedback of a draft that can be sent, or what it still lacks. */
export function readFeedback(
  draft: FeedbackDraft,
):
  | { readonly ok: true; readonly feedback: Feedback }
  | { readonly ok: false; readonly lacks: readonly ("mood" | "comment")[] } {
  const { mood, kind, precise, details } = draft;
  const comment = draft.comment.trim();
  if (mood === null || comment === "") {
    const lacks = [
      ...(mood === null ? ["mood" as const] : []),
      ...(comment === "" ? ["comment" as const] : []),
    ];
    return { ok: false, lacks };
  }
  return { ok: true, feedback: { mood, kind, comment, ...(precise ? { details } : {}) } };
}
