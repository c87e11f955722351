import type { ReviewRating } from "@alambic/contract";

/** How a card was graded, and after how many days it comes back. */
export interface Grade {
  readonly rating: ReviewRating;
  readonly intervalDays: number;
}

/** A grade as it is shown: kept, or with a correction that could not be. */
export interface ShownGrade extends Grade {
  readonly cardId: string;
  readonly status: "saved" | "saving" | "failed";
}

/** One sitting: where the learner is, and the grade that was given last. */
export interface ReviewSession {
  readonly at: number;
  /** How often the learner went back: a card that is asked again is asked afresh. */
  readonly returns: number;
  readonly grade: ShownGrade | null;
}

export type ReviewAction =
  | { readonly type: "graded"; readonly cardId: string; readonly grade: Grade }
  | { readonly type: "saving" }
  | { readonly type: "not saved" }
  | { readonly type: "next" }
  | { readonly type: "undone" };

export const freshSession: ReviewSession = { at: 0, returns: 0, grade: null };

/** The sitting after something happened in it. */
export function reviewReducer(session: ReviewSession, action: ReviewAction): ReviewSession {
  const { grade } = session;
  switch (action.type) {
    case "graded":
      return { ...session, grade: { ...action.grade, cardId: action.cardId, status: "saved" } };
    case "saving":
      return { ...session, grade: grade && { ...grade, status: "saving" } };
    case "not saved":
      return { ...session, grade: grade && { ...grade, status: "failed" } };
    case "next":
      return { ...session, at: session.at + 1 };
    case "undone":
      return { at: Math.max(0, session.at - 1), returns: session.returns + 1, grade: null };
  }
}
