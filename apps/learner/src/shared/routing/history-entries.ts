/** What the app keeps with an entry of the history. */
export interface HistoryEntry {
  /** Names the entry, so that its place on the page can be found again. */
  readonly key: string;
  /** How many steps of this visit lie before it. */
  readonly index: number;
}

const first: HistoryEntry = { key: "first", index: 0 };

/** The entry that a state of the history holds. */
export function readEntry(state: unknown): HistoryEntry {
  if (typeof state !== "object" || state === null) return first;
  if (!("key" in state) || !("index" in state)) return first;
  const { key, index } = state;
  return typeof key === "string" && typeof index === "number" ? { key, index } : first;
}

/** The entry after another one. */
export function nextEntry({ index }: HistoryEntry, key: string): HistoryEntry {
  return { key, index: index + 1 };
}
