import { entries } from "idb-keyval";

import { createStore } from "../store/createStore.ts";
import { isQueueEntry } from "./entry.ts";
import type { PlacedEntry, Position, QueueEntry } from "./entry.ts";
import { reduceEntry } from "./reduceEntry.ts";
import type { EntryEvent } from "./reduceEntry.ts";

/** No other module opens this store: pending answers are nobody else's to touch. */
const answers = createStore("answer_queue", "strict");

/** The whole queue in its order, of all users of this device. */
export async function readEntries(): Promise<PlacedEntry[]> {
  const stored = await entries<IDBValidKey, unknown>(answers);
  return stored.flatMap(([position, entry]) =>
    typeof position === "number" && isQueueEntry(entry) ? [{ position, entry }] : [],
  );
}

/**
 * Puts an entry at the end. Resolves once it is on the disk. An answer that is in the queue already
 * is not put there twice.
 */
export async function addEntry(entry: QueueEntry): Promise<void> {
  await answers("readwrite", async (store) => {
    const written = completion(store.transaction);
    const all = store.getAll();
    all.addEventListener("success", () => {
      const isKnown = all.result.some(
        (other) => isQueueEntry(other) && other.payload.answer_id === entry.payload.answer_id,
      );
      if (!isKnown) store.add(entry);
    });
    await written;
  });
}

/** Applies an event to the entry at a position. Resolves once that is on the disk. */
export async function applyEvent(position: Position, event: EntryEvent): Promise<void> {
  await answers("readwrite", async (store) => {
    const written = completion(store.transaction);
    const current = store.get(position);
    current.addEventListener("success", () => {
      const entry: unknown = current.result;
      if (!isQueueEntry(entry)) return;
      const next = reduceEntry(entry, event);
      if (next === null) store.delete(position);
      else store.put(next, position);
    });
    await written;
  });
}

function completion(transaction: IDBTransaction): Promise<void> {
  return new Promise((resolve, reject) => {
    transaction.addEventListener("complete", () => resolve());
    transaction.addEventListener("abort", () => reject(transaction.error));
  });
}
