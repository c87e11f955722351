import type { NoteDocument, NoteFont, NoteFontSize } from "@alambic/contract";
import type { DraftSync } from "@alambic/domain/drafts";

/** What is written of a note. */
export interface NoteDraft {
  readonly title: string;
  readonly content: NoteDocument;
  readonly font: NoteFont;
  readonly font_size: NoteFontSize;
}

export type KeptNote = DraftSync<NoteDraft> & {
  /** The lesson that it was begun beside. */
  readonly moleculeId: string | null;
};
