import { useListNotes } from "@alambic/api-client/notes";
import { useI18n } from "@alambic/i18n/react";
import { NoteList } from "@alambic/ui/NoteList";
import type { NoteListContent } from "@alambic/ui/NoteList";
import { SearchField } from "@alambic/ui/SearchField";
import { useDeferredValue, useState } from "react";
import { unanswered } from "../../../shared/screen/unanswered.tsx";

export interface NoteShelfProps {
  /** Only the notes of this lesson; null for all. */
  readonly moleculeId: string | null;
  readonly onOpen: (noteId: string) => void;
}

/** The notes of a member, those changed last first, searched as one types. */
export function NoteShelf({ moleculeId, onOpen }: NoteShelfProps) {
  const { t } = useI18n();
  const [words, setWords] = useState("");
  const search = useDeferredValue(words.trim());
  const notes = useListNotes({
    ...(search === "" ? {} : { search }),
    ...(moleculeId === null ? {} : { molecule_id: moleculeId }),
  });
  return (
    <NoteList
      content={contentOf(notes, search !== "")}
      search={
        <SearchField
          label={t("notes.search")}
          placeholder={t("notes.search")}
          value={words}
          onChange={setWords}
        />
      }
      onOpen={onOpen}
    />
  );
}

function contentOf(notes: ReturnType<typeof useListNotes>, isSearched: boolean): NoteListContent {
  if (notes.status !== "ready") return unanswered(notes);
  const { items, total, hasMore } = notes.data;
  return {
    kind: "ready",
    notes: items.map(({ id, title, excerpt, updated_at, lesson, conflict_of }) => ({
      id,
      title,
      excerpt,
      changedAt: new Date(updated_at),
      lesson: lesson?.title ?? null,
      isOtherVersion: conflict_of !== null,
    })),
    total,
    isSearched,
    ...(hasMore ? { onMore: notes.showMore } : {}),
  };
}
