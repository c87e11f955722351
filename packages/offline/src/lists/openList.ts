import { createStore, get, update } from "idb-keyval";

/** A list of one member on this device, shared by the tabs of the browser. */
export interface SharedList<Entry> {
  readonly read: () => Promise<readonly Entry[]>;
  /**
   * Puts another list in the place of what is there. Reading and writing are one step: of two tabs
   * that change it at once, the second sees what the first made of it.
   */
  readonly change: (next: (entries: readonly Entry[]) => readonly Entry[]) => Promise<void>;
  /** Tells all tabs that something changed that they show. */
  readonly announce: () => void;
  /** Hears of it, in whatever tab it was announced. Returns how to stop. */
  readonly subscribe: (listener: () => void) => () => void;
}

export interface ListOptions<Entry> {
  /** Names its database, which is its own: an update of the app empties others. */
  readonly name: string;
  readonly userId: string;
  /** The entry in a stored value; null where it is none, which is then left out. */
  readonly readEntry: (value: unknown) => Entry | null;
}

export function openList<Entry>({
  name,
  userId,
  readEntry,
}: ListOptions<Entry>): SharedList<Entry> {
  const stored = createStore(name, "lists");
  const channel = new BroadcastChannel(name);
  const own = new EventTarget();
  const entriesOf = (value: unknown) =>
    Array.isArray(value) ? value.map(readEntry).filter((entry) => entry !== null) : [];
  return {
    read: async () => entriesOf(await get<unknown>(userId, stored)),
    change: (next) => update<unknown>(userId, (value) => next(entriesOf(value)), stored),
    announce: () => {
      own.dispatchEvent(new Event("change"));
      channel.postMessage(userId);
    },
    subscribe: (listener) => {
      const hear = ({ data }: MessageEvent<unknown>) => {
        if (data === userId) listener();
      };
      own.addEventListener("change", listener);
      channel.addEventListener("message", hear);
      return () => {
        own.removeEventListener("change", listener);
        channel.removeEventListener("message", hear);
      };
    },
  };
}
