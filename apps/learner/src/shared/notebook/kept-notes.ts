import type { NoteDocument, NoteFont, NoteFontSize } from "@alambic/contract";
import type { NoteSync } from "@alambic/domain/notes";
import { readSetting, writeSetting } from "../settings.ts";

/** What is written of a note. */
export interface NoteDraft {
  readonly title: string;
  readonly content: NoteDocument;
  readonly font: NoteFont;
  readonly font_size: NoteFontSize;
}

export type KeptNote = NoteSync<NoteDraft> & {
  /** The lesson that it was begun beside. */
  readonly moleculeId: string | null;
};

const prefix = "alambic.note.";

/** Keeps a note that the server does not hold yet on this device; null once it does. */
export function keepNote(memberId: string, openedId: string, note: KeptNote | null): void {
  const key = `${prefix}${memberId}.${openedId}`;
  writeSetting(key, note === null ? null : JSON.stringify(note));
}

/** A note as it was left on this device before the server had it; null where there is none. */
export function readKept(memberId: string, openedId: string): KeptNote | null {
  const text = readSetting(`${prefix}${memberId}.${openedId}`);
  return text === null ? null : JSON.parse(text);
}

/** The notes of a member that wait on this device. */
export function keptIds(memberId: string): string[] {
  const own = `${prefix}${memberId}.`;
  const keys = Array.from({ length: localStorage.length }, (_, place) => localStorage.key(place));
  return keys.flatMap((key) => (key?.startsWith(own) === true ? [key.slice(own.length)] : []));
}
