import type { NoteDocument, NoteFont, NoteFontSize } from "@alambic/contract";
import type { NoteSync } from "@alambic/domain/notes";

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
