export interface MonthOf<Entry> {
  /** Tells the months apart; it is not shown. */
  readonly month: string;
  readonly entries: readonly [Entry, ...Entry[]];
}

/** Entries in their order, those of a month together. */
export function byMonth<Entry extends { readonly writtenAt: Date }>(
  entries: readonly Entry[],
): readonly MonthOf<Entry>[] {
  const months = new Map<string, [Entry, ...Entry[]]>();
  for (const entry of entries) {
    const month = `${entry.writtenAt.getFullYear()}-${entry.writtenAt.getMonth() + 1}`;
    const known = months.get(month);
    if (known === undefined) months.set(month, [entry]);
    else known.push(entry);
  }
  return [...months].map(([month, ofMonth]) => ({ month, entries: ofMonth }));
}
