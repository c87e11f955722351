import type { Id } from "@alambic/contract";

import { isDiskFull } from "../store/isDiskFull.ts";
import type { EntryStore } from "./createEntryStore.ts";
import type { PlacedEntry, Position, QueueEntry, Refusal, Subject } from "./entry.ts";
import { judgeFailure } from "./judgeFailure.ts";
import type { SendFailure } from "./judgeFailure.ts";

/** What came of sending something. */
export type SendOutcome<Result> =
  | { readonly ok: true; readonly data: Result }
  | { readonly ok: false; readonly failure: SendFailure };

/** Whether what was queued is safe on this device. */
export type SaveOutcome =
  | { readonly status: "saved" }
  /** It is only on the screen: the disk is full, or the browser refuses to store. */
  | { readonly status: "not-saved"; readonly reason: "full" | "unavailable" };

/** What the server will not take. */
export interface Refused<Payload> {
  readonly position: Position;
  readonly payload: Payload;
  /** Null where an earlier version queued it. */
  readonly subject: Subject | null;
  /** When it was queued: an instant in UTC, ISO 8601. */
  readonly queuedAt: string;
  readonly refusal: Refusal;
}

/** What the member in force has in the queue. */
export interface QueueState<Payload> {
  /** How much is still to be sent. */
  readonly unsent: number;
  /** When the oldest of them was queued: an instant in UTC, ISO 8601. */
  readonly unsentSince: string | null;
  /** The groups of which something is still to be sent. */
  readonly unsentGroups: readonly string[];
  readonly refused: readonly Refused<Payload>[];
}

/** What one replay did. */
export interface ReplayReport<Result> {
  readonly delivered: readonly Result[];
  /** How much is still to be sent. */
  readonly left: number;
  /** Seconds that the server asked to wait. */
  readonly retryAfter: number | null;
}

export interface QueueOptions<Payload, Result> {
  readonly store: EntryStore<Payload>;
  /**
   * Sends one entry in the name of its owner. The same one may be sent again: the server counts it
   * once.
   */
  readonly send: (payload: Payload, ownerId: Id) => Promise<SendOutcome<Result>>;
  /** The member in force; null for a guest. Read before each entry is sent. */
  readonly userId: () => Id | null;
  /** The present instant, in milliseconds since 1970. */
  readonly now: () => number;
  /** Runs one replay at a time, whatever the number of tabs. */
  readonly exclusively: <Result>(run: () => Promise<Result>) => Promise<Result>;
  /** Tells the other tabs that the queue changed. */
  readonly channel: QueueChannel;
}

/** A `BroadcastChannel`, or less. */
export interface QueueChannel {
  postMessage(message: string): void;
  addEventListener(type: "message", listener: () => void): void;
}

export interface Queue<Payload, Result> {
  /** Keeps something of the member in force. Resolves only when it is on the disk, or cannot be. */
  readonly enqueue: (payload: Payload, subject: Subject) => Promise<SaveOutcome>;
  /**
   * Sends what the member in force has in the queue, in order; one tab at a time. What cannot be
   * delivered now holds up the rest of its group, and nothing else.
   */
  readonly replay: () => Promise<ReplayReport<Result>>;
  /** Throws away what was refused. */
  readonly dismiss: (position: Position) => Promise<void>;
  /** Has what was refused sent again. */
  readonly retry: (position: Position) => Promise<void>;
  /** Reads the queue again, as after another member signed in. */
  readonly refresh: () => Promise<void>;
  readonly getState: () => QueueState<Payload>;
  readonly subscribe: (listener: () => void) => () => void;
}

/** What waits on this device until the server has acknowledged it. */
export function createQueue<Payload, Result>(
  options: QueueOptions<Payload, Result>,
): Queue<Payload, Result> {
  const { send, userId, now, exclusively, channel } = options;
  const { addEntry, applyEvent, readEntries } = options.store;
  const listeners = new Set<() => void>();
  let state = summarise<Payload>([]);

  async function refresh(): Promise<void> {
    state = summarise(await readOwn());
    for (const listener of listeners) listener();
  }

  async function readOwn(): Promise<PlacedEntry<Payload>[]> {
    const owner = userId();
    const all = await readEntries();
    return all.filter(({ entry }) => entry.user_id === owner);
  }

  async function changed(): Promise<void> {
    channel.postMessage("changed");
    await refresh();
  }

  async function enqueue(payload: Payload, subject: Subject): Promise<SaveOutcome> {
    const user_id = userId();
    if (user_id === null) return { status: "not-saved", reason: "unavailable" };
    const queued_at = new Date(now()).toISOString();
    try {
      const state = { kind: "pending", attempts: 0 } as const;
      await addEntry({ user_id, payload, subject, queued_at, state });
    } catch (error) {
      return { status: "not-saved", reason: isDiskFull(error) ? "full" : "unavailable" };
    }
    await changed().catch(ignoreStorage);
    return { status: "saved" };
  }

  async function deliver(
    { position, entry }: PlacedEntry<Payload>,
    round: Round<Result>,
  ): Promise<void> {
    if (entry.user_id !== userId()) {
      round.isOver = true;
      return;
    }
    const outcome = await send(entry.payload, entry.user_id);
    if (outcome.ok) {
      round.delivered.push(outcome.data);
      await applyEvent(position, { type: "acknowledged" });
      return;
    }
    const verdict = judgeFailure(outcome.failure);
    if (verdict.kind === "refuse") {
      const at = new Date(now()).toISOString();
      await applyEvent(position, { type: "refused", refusal: verdict.refusal, at });
      return;
    }
    await applyEvent(position, { type: "kept" });
    round.retryAfter = verdict.retryAfter ?? round.retryAfter;
    const { subject } = entry;
    // Without a subject it cannot be told what depends on it: all the rest may.
    round.isOver = verdict.endsRound || subject === undefined;
    if (subject !== undefined) round.heldGroups.add(subject.group);
  }

  async function replayAll(): Promise<ReplayReport<Result>> {
    const heldGroups = new Set<string>();
    const round: Round<Result> = { delivered: [], heldGroups, retryAfter: null, isOver: false };
    for (const placed of await readOwn()) {
      if (round.isOver) break;
      if (isDue(placed.entry, heldGroups)) await deliver(placed, round);
    }
    await changed();
    return { delivered: round.delivered, left: state.unsent, retryAfter: round.retryAfter };
  }

  channel.addEventListener("message", () => void refresh());
  return {
    enqueue,
    replay: () => exclusively(replayAll),
    dismiss: async (position) => {
      await applyEvent(position, { type: "dismissed" });
      await changed();
    },
    retry: async (position) => {
      await applyEvent(position, { type: "retried" });
      await changed();
    },
    refresh,
    getState: () => state,
    subscribe: (listener) => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
  };
}

/** What a replay gathers as it goes. */
interface Round<Result> {
  readonly delivered: Result[];
  /** Something of these could not be delivered: what follows it waits. */
  readonly heldGroups: Set<string>;
  retryAfter: number | null;
  isOver: boolean;
}

function isDue({ state, subject }: QueueEntry<unknown>, heldGroups: ReadonlySet<string>): boolean {
  return state.kind === "pending" && (subject === undefined || !heldGroups.has(subject.group));
}

function summarise<Payload>(own: readonly PlacedEntry<Payload>[]): QueueState<Payload> {
  const unsent = own.filter(({ entry }) => entry.state.kind === "pending");
  const refused = own.flatMap(({ position, entry }) =>
    entry.state.kind === "refused" ? [refusedOf(position, entry, entry.state.refusal)] : [],
  );
  const groups = unsent.flatMap(({ entry }) => entry.subject?.group ?? []);
  return {
    unsent: unsent.length,
    unsentSince: unsent[0]?.entry.queued_at ?? null,
    unsentGroups: [...new Set(groups)],
    refused,
  };
}

function refusedOf<Payload>(
  position: Position,
  { payload, subject, queued_at: queuedAt }: QueueEntry<Payload>,
  refusal: Refusal,
): Refused<Payload> {
  return { position, payload, subject: subject ?? null, queuedAt, refusal };
}

/** What was saved stays so, though the queue could not be read again to be shown. */
function ignoreStorage(error: unknown): void {
  if (!(error instanceof DOMException)) throw error;
}
