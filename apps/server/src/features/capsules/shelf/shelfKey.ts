import type { Locale } from "@alambic/contract";

import { contentKey, stableId } from "../versions/stableId.ts";
import { entries } from "./entries.ts";
import type { ShelfEntry } from "./ShelfEntry.ts";

const prefix = "shelf/";

/** What names a capsule of the shelf among all that ships. */
export function shelfKey(entry: string, locale: Locale): string {
  return contentKey({ key: `${prefix}${entry}`, locale });
}

/** The id of a capsule of the shelf, the same on every machine. */
export function shelfId(entry: string, locale: Locale): string {
  return stableId(shelfKey(entry, locale));
}

/** The entry that a key names; null for what does not stand on the shelf. */
export function entryOf(key: string, locale: Locale): ShelfEntry | null {
  return entries.find((entry) => shelfKey(entry.key, locale) === key) ?? null;
}
