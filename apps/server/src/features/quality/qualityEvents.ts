import type { EventKind } from "../../platform/realtime/ServerEvent.ts";

type ItemEvent = EventKind<"user_id" | "atom_id">;

const ids = ["user_id", "atom_id"] as const;

/** Another item was made in the place of one, which the event names. */
export const replacementMade: ItemEvent = { kind: "replacement.made", ids };

/** No other item could be made in the place of one. */
export const replacementFailed: ItemEvent = { kind: "replacement.failed", ids };

/** An item was reported, to whoever looks after it. */
export const itemReported: ItemEvent = { kind: "item.reported", ids };
