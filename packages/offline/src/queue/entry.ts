import type { AnswerLog, Id } from "@alambic/contract";

/** An answer in the queue. */
export interface QueueEntry {
  /** Whose answer it is: nobody else sends it. */
  readonly user_id: Id;
  readonly payload: AnswerLog;
  /** When it was queued: an instant in UTC, ISO 8601. */
  readonly queued_at: string;
  readonly state: EntryState;
}

export type EntryState =
  /** Still to be sent; it was tried `attempts` times. */
  | { readonly kind: "pending"; readonly attempts: number }
  /** The server will not take it. It stays until its owner has seen it. */
  | { readonly kind: "refused"; readonly refusal: Refusal; readonly refused_at: string };

/** Why the server will not take an answer. */
export interface Refusal {
  readonly status: number;
  /** The stable code of the problem, where the server gave one. */
  readonly code: string | null;
  /** What happened and what to do, in the language of the moment. */
  readonly detail: string | null;
}

/** Its place in the queue: what was queued first has the lowest. */
export type Position = number;

export interface PlacedEntry {
  readonly position: Position;
  readonly entry: QueueEntry;
}

/** Tells whether what stands in the store is an entry. Anything else is left alone. */
export function isQueueEntry(value: unknown): value is QueueEntry {
  return (
    isObject(value) &&
    "user_id" in value &&
    typeof value.user_id === "string" &&
    "queued_at" in value &&
    typeof value.queued_at === "string" &&
    "payload" in value &&
    isObject(value.payload) &&
    "answer_id" in value.payload &&
    typeof value.payload.answer_id === "string" &&
    "state" in value &&
    isObject(value.state) &&
    "kind" in value.state &&
    (value.state.kind === "pending" || value.state.kind === "refused")
  );
}

function isObject(value: unknown): value is object {
  return typeof value === "object" && value !== null;
}
