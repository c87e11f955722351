import type { ReviewRating } from "@alambic/contract";

/** How a card was graded, and after how many days it comes back. */
export interface Grade {
  readonly rating: ReviewRating;
  readonly intervalDays: number;
}

/** How a card is put aside: until tomorrow, or until the learner takes it up again. */
export type Putting = "tomorrow" | "suspended";

/** What was done with a card last. */
export type Deed =
  | (Grade & {
      readonly kind: "graded";
      /** Something was answered; else the answer was shown. */
      readonly isAnswered: boolean;
    })
  | { readonly kind: "put aside"; readonly putting: Putting };

/** A deed as it is shown: kept, on its way, or not to be kept. */
export type ShownDeed = Deed & {
  readonly cardId: string;
  readonly status: "saved" | "saving" | "failed";
};

/** One sitting: where the learner is, and what was done last. */
export interface ReviewSession {
  readonly at: number;
  /** How often the learner went back: a card that is asked again is asked afresh. */
  readonly returns: number;
  readonly last: ShownDeed | null;
}

export type ReviewAction =
  | { readonly type: "done"; readonly deed: ShownDeed }
  | {
      /** News of a card's deed; too late where another was done meanwhile. */
      readonly type: "settled";
      readonly cardId: string;
      readonly status: ShownDeed["status"];
      readonly grade?: Grade;
    }
  | { readonly type: "next" }
  | { readonly type: "undone"; readonly at: number };

export const freshSession: ReviewSession = { at: 0, returns: 0, last: null };

/** The sitting after something happened in it. */
export function reviewReducer(session: ReviewSession, action: ReviewAction): ReviewSession {
  const { last } = session;
  switch (action.type) {
    case "done":
      return { ...session, last: action.deed };
    case "settled": {
      if (last?.cardId !== action.cardId) return session;
      const { status, grade } = action;
      return {
        ...session,
        last: last.kind === "graded" ? { ...last, ...grade, status } : { ...last, status },
      };
    }
    case "next":
      return { ...session, at: session.at + 1 };
    case "undone":
      return { at: action.at, returns: session.returns + 1, last: null };
  }
}
