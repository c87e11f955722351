import { useGetNote } from "@alambic/api-client/notes";
import { openedDraft } from "@alambic/domain/drafts";
import { useI18n } from "@alambic/i18n/react";
import { Button } from "@alambic/ui/Button";
import { ErrorState } from "@alambic/ui/ErrorState";
import { Skeleton, SkeletonRegion } from "@alambic/ui/Skeleton";
import { Stack } from "@alambic/ui/Stack";
import { useState } from "react";
import { ProblemText } from "../../../shared/texts/ProblemText.tsx";
import { useFresh } from "../../../shared/useFresh.ts";
import { readKept } from "./kept-notes.ts";
import { NotePage } from "./NotePage.tsx";
import type { NotePageProps } from "./NotePage.tsx";

export interface OpenNoteProps extends Omit<NotePageProps, "first"> {
  readonly noteId: string;
}

/** A note as the server has it now, or as it was left on this device. */
export function OpenNote({ noteId, ...page }: OpenNoteProps) {
  const { t } = useI18n();
  const [kept] = useState(() => readKept(page.memberId, noteId));
  const note = useFresh(useGetNote(kept === null ? { note_id: noteId } : null));
  if (kept !== null) return <NotePage {...page} first={kept} />;
  if (note.status === "failed") {
    return (
      <Stack align="start">
        <ErrorState level={2} title={t("notes.openFailed")} onRetry={() => void note.refresh()}>
          <ProblemText failure={note.failure} />
        </ErrorState>
        <Button variant="secondary" onPress={page.onClose}>
          {t("notes.back")}
        </Button>
      </Stack>
    );
  }
  if (note.status !== "ready") {
    return (
      <SkeletonRegion>
        <Skeleton shape="card" />
      </SkeletonRegion>
    );
  }
  const { title, content, font, font_size, version, conflict_of, lesson } = note.data;
  const opened = openedDraft(noteId, version, { title, content, font, font_size });
  const first = { ...opened, conflictOf: conflict_of, moleculeId: lesson?.id ?? null };
  return <NotePage {...page} first={first} />;
}
