/** What a model is asked to do. */
export type Purpose = "plan" | "concepts" | "lesson" | "items" | "solve" | "repair" | "coach";

export interface PlannedCall {
  /** Null where it is for no capsule: then somebody has to be named who pays. */
  readonly capsuleId: string | null;
  /** Who asked for it, and pays; the owner of the capsule unless given. */
  readonly memberId?: string | undefined;
  readonly purpose: Purpose;
  /** Most tokens that it can take, read and written. */
  readonly tokens: number;
}

export interface TokenUsage {
  readonly input: number;
  readonly output: number;
}

/**
 * What a call took: so many tokens; `nothing` where the provider turned it away; `unknown` where it
 * was made and nobody said, so that all that was reserved counts.
 */
export type Spent = TokenUsage | "nothing" | "unknown";

/** Tokens that are set aside for one call. */
export interface Reservation {
  settle(spent: Spent): Promise<void>;
}

/** Keeps what models cost within the budgets. */
export interface ModelLedger {
  /** Sets tokens aside before a call. Rejects with `budget_reached` where they are not there. */
  reserve(call: PlannedCall): Promise<Reservation>;
  /** Whether anything is left of everybody's budget, and of a member's own where one is named. */
  hasRoom(memberId?: string): Promise<boolean>;
}
