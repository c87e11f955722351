import type { DebateContent } from "@alambic/domain/debates";
import type { DraftSync } from "@alambic/domain/drafts";

export type KeptDebate = DraftSync<DebateContent> & {
  /** The capsule that it belongs to. */
  readonly capsuleId: string | null;
};
