import type { EventKind } from "../../../platform/realtime/ServerEvent.ts";

type BonusEvent = EventKind<"user_id" | "molecule_id">;

const ids = ["user_id", "molecule_id"] as const;

/** Bonus exercises were added to a lesson. */
export const exercisesAdded: BonusEvent = { kind: "bonus.added", ids };

/** Texts to read were added to a lesson. */
export const theoryAdded: BonusEvent = { kind: "bonus.theory_added", ids };

/** Nothing was found that could be added to a lesson. */
export const bonusMissed: BonusEvent = { kind: "bonus.missed", ids };
