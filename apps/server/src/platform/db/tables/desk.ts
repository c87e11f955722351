import type { JournalMood, NoteDocument, NoteFont, NoteFontSize } from "@alambic/contract";

import type { JsonColumn } from "./columns.ts";

export interface JournalEntriesTable {
  user_id: string;
  entry_id: string;
  mood: JournalMood | null;
  title: string;
  content: string;
  capsule_id: string | null;
  molecule_id: string | null;
  /** Title and content as they are searched. */
  searched: string;
  /** SHA-256 of the request. */
  request_hash: Uint8Array;
  written_at: Date;
  received_at: Date;
}

export interface NotesTable {
  user_id: string;
  note_id: string;
  title: string;
  content: JsonColumn<NoteDocument>;
  font: NoteFont;
  font_size: NoteFontSize;
  version: number;
  capsule_id: string | null;
  molecule_id: string | null;
  /** The note of which this is another version. */
  conflict_of: string | null;
  /** Title and text as they are searched. */
  searched: string;
  excerpt: string;
  /** SHA-256 of the request that began it. */
  request_hash: Uint8Array;
  created_at: Date;
  updated_at: Date;
}

export interface DeskTables {
  journal_entries: JournalEntriesTable;
  notes: NotesTable;
}
