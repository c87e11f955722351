import { fieldOf } from "@alambic/domain/fields";
import { parseJson, textOrNull } from "../../shared/drafts/parseKept.ts";

/** A question that is being written. Sent again as it was, it is the same conversation. */
export interface QuestionDraft {
  readonly id: string;
  readonly messageId: string;
  readonly subject: string;
  readonly text: string;
  readonly wasSent: boolean;
}

/** What a member changes of it. */
export type QuestionChange = Partial<Pick<QuestionDraft, "subject" | "text">>;

export function emptyQuestion(newId: () => string): QuestionDraft {
  return { id: newId(), messageId: newId(), subject: "", text: "", wasSent: false };
}

/** A draft after a change. What was sent may have begun a conversation: changed, it is another one. */
export function changedQuestion(
  draft: QuestionDraft,
  changed: QuestionChange,
  newId: () => string,
): QuestionDraft {
  const { subject, text } = draft;
  const begun = draft.wasSent ? { ...emptyQuestion(newId), subject, text } : draft;
  return { ...begun, ...changed };
}

/** Reads a draft back; null for what is none. */
export function parseQuestion(kept: string | null): QuestionDraft | null {
  const value = parseJson(kept ?? "null");
  const field = (name: string) => textOrNull(fieldOf(value, name));
  const [id, messageId] = [field("id"), field("messageId")];
  const [subject, text] = [field("subject"), field("text")];
  if (id === null || messageId === null || subject === null || text === null) return null;
  return { id, messageId, subject, text, wasSent: fieldOf(value, "wasSent") === true };
}
