import { entries } from "idb-keyval";

import { createStore } from "../store/createStore.ts";
import { isQueueEntry } from "./entry.ts";
import type { PayloadKind, PlacedEntry, Position, QueueEntry } from "./entry.ts";
import { reduceEntry } from "./reduceEntry.ts";
import type { EntryEvent } from "./reduceEntry.ts";

/** No other module opens this store: what waits in it is nobody else's to touch. */
const queued = createStore("answer_queue", "strict");

/** The entries of one kind in the queue; those of the others are left alone. */
export interface EntryStore<Payload> {
  /** All of them in their order, of all users of this device. */
  readonly readEntries: () => Promise<PlacedEntry<Payload>[]>;
  /**
   * Puts an entry at the end. Resolves once it is on the disk. What is in the queue already is not
   * put there twice.
   */
  readonly addEntry: (entry: QueueEntry<Payload>) => Promise<void>;
  /** Applies an event to the entry at a position. Resolves once that is on the disk. */
  readonly applyEvent: (position: Position, event: EntryEvent) => Promise<void>;
}

export function createEntryStore<Payload>(kind: PayloadKind<Payload>): EntryStore<Payload> {
  return {
    readEntries: async () => {
      const stored = await entries<IDBValidKey, unknown>(queued);
      return stored.flatMap(([position, entry]) =>
        typeof position === "number" && isQueueEntry(entry, kind) ? [{ position, entry }] : [],
      );
    },
    addEntry: (entry) =>
      queued("readwrite", async (store) => {
        const written = completion(store.transaction);
        const all = store.getAll();
        all.addEventListener("success", () => {
          const id = kind.idOf(entry.payload);
          const isKnown = all.result.some(
            (other) => isQueueEntry(other, kind) && kind.idOf(other.payload) === id,
          );
          if (!isKnown) store.add(entry);
        });
        await written;
      }),
    applyEvent: (position, event) =>
      queued("readwrite", async (store) => {
        const written = completion(store.transaction);
        const current = store.get(position);
        current.addEventListener("success", () => {
          const entry: unknown = current.result;
          if (!isQueueEntry(entry, kind)) return;
          const next = reduceEntry(entry, event);
          if (next === null) store.delete(position);
          else store.put(next, position);
        });
        await written;
      }),
  };
}

function completion(transaction: IDBTransaction): Promise<void> {
  return new Promise((resolve, reject) => {
    transaction.addEventListener("complete", () => resolve());
    transaction.addEventListener("abort", () => reject(transaction.error));
  });
}
