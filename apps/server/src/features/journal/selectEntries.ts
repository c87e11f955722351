import type { JournalEntry, JournalMood } from "@alambic/contract";

import type { Database } from "../../platform/db/Store.ts";
import { linkColumns, presentLinks } from "../capsules/index.ts";
import type { LinkRow } from "../capsules/index.ts";

/** The entries of a member, with what they are about. */
export function selectEntries(db: Database, userId: string) {
  return db
    .selectFrom("journal_entries as entries")
    .leftJoin("capsules", "capsules.id", "entries.capsule_id")
    .leftJoin("molecules", "molecules.id", "entries.molecule_id")
    .select(["entries.entry_id", "entries.mood", "entries.title", "entries.content"])
    .select("entries.written_at")
    .select(linkColumns)
    .where("entries.user_id", "=", userId);
}

export interface EntryRow extends LinkRow {
  readonly entry_id: string;
  readonly mood: JournalMood | null;
  readonly title: string;
  readonly content: string;
  readonly written_at: Date;
}

export function presentEntry(row: EntryRow): JournalEntry {
  return {
    id: row.entry_id,
    mood: row.mood,
    title: row.title,
    content: row.content,
    written_at: row.written_at.toISOString(),
    ...presentLinks(row),
  };
}
