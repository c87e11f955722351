import { fieldOf } from "@alambic/domain/fields";
import { journalMoods } from "@alambic/domain/journal";
import type { Mood } from "@alambic/ui/MoodPicker";
import { textOrNull } from "../../shared/drafts/parseKept.ts";

/** What is being written: the id is the entry's own, so that it counts once however often it is sent. */
export interface JournalDraft {
  readonly id: string;
  readonly mood: Mood | null;
  readonly title: string;
  readonly content: string;
  readonly capsuleId: string | null;
  readonly moleculeId: string | null;
  /** When it was first sent as it is: sent again it is the same entry. */
  readonly sentAt: string | null;
}

/** What a member changes of it. */
export type JournalChange = Partial<Omit<JournalDraft, "id" | "sentAt">>;

export function emptyDraft(id: string): JournalDraft {
  const nothing = { mood: null, capsuleId: null, moleculeId: null, sentAt: null };
  return { id, title: "", content: "", ...nothing };
}

/** A draft after a change. What was sent may be kept already: changed, it is an entry of its own. */
export function changedDraft(
  draft: JournalDraft,
  changed: JournalChange,
  newId: () => string,
): JournalDraft {
  const begun = draft.sentAt === null ? draft : { ...draft, id: newId(), sentAt: null };
  return { ...begun, ...changed };
}

/** Whether nothing was written or chosen yet. */
export function isUntouched(draft: JournalDraft): boolean {
  const { mood, title, content, capsuleId } = draft;
  return mood === null && title === "" && content === "" && capsuleId === null;
}

/** Reads a draft back; null for what is none. */
export function parseDraft(stored: unknown): JournalDraft | null {
  const text = (name: string) => textOrNull(fieldOf(stored, name));
  const [id, title, content] = [text("id"), text("title"), text("content")];
  if (id === null || title === null || content === null) return null;
  return {
    id,
    title,
    content,
    mood: journalMoods.find((mood) => mood === fieldOf(stored, "mood")) ?? null,
    capsuleId: text("capsuleId"),
    moleculeId: text("moleculeId"),
    sentAt: text("sentAt"),
  };
}
