import type { Note, NoteDocument, NoteFont, NoteFontSize } from "@alambic/contract";

import type { Database } from "../../platform/db/Store.ts";
import { linkColumns, presentLinks } from "../capsules/index.ts";
import type { LinkRow } from "../capsules/index.ts";

/** The notes of a member, with what they were written beside. */
export function selectNotes(db: Database, userId: string) {
  return db
    .selectFrom("notes")
    .leftJoin("capsules", "capsules.id", "notes.capsule_id")
    .leftJoin("molecules", "molecules.id", "notes.molecule_id")
    .select(linkColumns)
    .where("notes.user_id", "=", userId);
}

/** What of a note is shown whole. */
export const noteColumns = [
  "notes.note_id",
  "notes.title",
  "notes.content",
  "notes.font",
  "notes.font_size",
  "notes.version",
  "notes.conflict_of",
  "notes.created_at",
  "notes.updated_at",
] as const;

export interface NoteRow extends LinkRow {
  readonly note_id: string;
  readonly title: string;
  readonly content: NoteDocument;
  readonly font: NoteFont;
  readonly font_size: NoteFontSize;
  readonly version: number;
  readonly conflict_of: string | null;
  readonly created_at: Date;
  readonly updated_at: Date;
}

export function presentNote(row: NoteRow): Note {
  return {
    id: row.note_id,
    title: row.title,
    content: row.content,
    font: row.font,
    font_size: row.font_size,
    version: row.version,
    conflict_of: row.conflict_of,
    created_at: row.created_at.toISOString(),
    updated_at: row.updated_at.toISOString(),
    ...presentLinks(row),
  };
}

/** A note of a member; undefined where there is none. */
export async function findNote(
  db: Database,
  userId: string,
  noteId: string,
): Promise<NoteRow | undefined> {
  return selectNotes(db, userId)
    .select(noteColumns)
    .where("notes.note_id", "=", noteId)
    .executeTakeFirst();
}
