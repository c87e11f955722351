import type { QueueEntry, Refusal } from "./entry.ts";

/** What can happen to an entry of the queue. */
export type EntryEvent =
  /** The server has it, and said so. */
  | { readonly type: "acknowledged" }
  /** It did not get through, and is to be sent again. */
  | { readonly type: "kept" }
  | { readonly type: "refused"; readonly refusal: Refusal; readonly at: string }
  /** Its owner has seen that it was refused, and does not want it any more. */
  | { readonly type: "dismissed" }
  /** Its owner wants it sent again although it was refused. */
  | { readonly type: "retried" };

/**
 * An entry after an event; null where it leaves the queue. Only an acknowledgement, or the dismissal
 * of a refused entry, takes one out: nothing else can lose what was queued.
 */
export function reduceEntry<Payload>(
  entry: QueueEntry<Payload>,
  event: EntryEvent,
): QueueEntry<Payload> | null {
  const { state } = entry;
  switch (event.type) {
    case "acknowledged":
      return null;
    case "kept":
      if (state.kind === "refused") return entry;
      return { ...entry, state: { kind: "pending", attempts: state.attempts + 1 } };
    case "refused":
      return {
        ...entry,
        state: { kind: "refused", refusal: event.refusal, refused_at: event.at },
      };
    case "dismissed":
      return state.kind === "refused" ? null : entry;
    case "retried":
      if (state.kind === "pending") return entry;
      return { ...entry, state: { kind: "pending", attempts: 0 } };
  }
}
