import type { DebateContent } from "@alambic/domain/debates";
import type { NoteSync } from "@alambic/domain/notes";

export type KeptDebate = NoteSync<DebateContent> & {
  /** The capsule that it belongs to. */
  readonly capsuleId: string | null;
};
