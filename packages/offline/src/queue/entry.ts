import type { Id } from "@alambic/contract";

/** Something in the queue that the server is to have: an answer, or a report. */
export interface QueueEntry<Payload> {
  /** Whose it is: nobody else sends it. */
  readonly user_id: Id;
  readonly payload: Payload;
  /** What it belongs to; entries of earlier versions do not say. */
  readonly subject?: Subject;
  /** When it was queued: an instant in UTC, ISO 8601. */
  readonly queued_at: string;
  readonly state: EntryState;
}

/** What an entry belongs to. */
export interface Subject {
  /** Entries of one group depend on those before them, and are sent in their order. */
  readonly group: string;
  /** Its name, for its owner to know it by. */
  readonly title: string | null;
}

export type EntryState =
  /** Still to be sent; it was tried `attempts` times. */
  | { readonly kind: "pending"; readonly attempts: number }
  /** The server will not take it. It stays until its owner has seen it. */
  | { readonly kind: "refused"; readonly refusal: Refusal; readonly refused_at: string };

/** Why the server will not take it. */
export interface Refusal {
  readonly status: number;
  /** The stable code of the problem; entries of earlier versions may have none. */
  readonly code: string | null;
  /** What happened and what to do, in the language of the moment. */
  readonly detail: string | null;
}

/** Its place in the queue: what was queued first has the lowest. */
export type Position = number;

export interface PlacedEntry<Payload> {
  readonly position: Position;
  readonly entry: QueueEntry<Payload>;
}

/** What is told apart in the queue. */
export interface PayloadKind<Payload> {
  readonly isPayload: (value: object) => value is object & Payload;
  /** The id under which the server counts it once. */
  readonly idOf: (payload: Payload) => Id;
}

/** Tells whether what stands in the store is an entry of a kind. Anything else is left alone. */
export function isQueueEntry<Payload>(
  value: unknown,
  { isPayload }: PayloadKind<Payload>,
): value is QueueEntry<Payload> {
  return (
    isObject(value) &&
    "user_id" in value &&
    typeof value.user_id === "string" &&
    "queued_at" in value &&
    typeof value.queued_at === "string" &&
    "payload" in value &&
    isObject(value.payload) &&
    isPayload(value.payload) &&
    (!("subject" in value) || isSubject(value.subject)) &&
    "state" in value &&
    isObject(value.state) &&
    "kind" in value.state &&
    (value.state.kind === "pending" || value.state.kind === "refused")
  );
}

function isSubject(value: unknown): value is Subject {
  return (
    isObject(value) &&
    "group" in value &&
    typeof value.group === "string" &&
    "title" in value &&
    (value.title === null || typeof value.title === "string")
  );
}

export function isObject(value: unknown): value is object {
  return typeof value === "object" && value !== null;
}
