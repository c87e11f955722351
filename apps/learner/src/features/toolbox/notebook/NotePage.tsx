import { useSaveNote } from "@alambic/api-client/notes";
import { noteFault, noteLimits, noteToMarkdown, parseNote } from "@alambic/domain/notes";
import { useI18n } from "@alambic/i18n/react";
import { Banner } from "@alambic/ui/Banner";
import { Button } from "@alambic/ui/Button";
import { ButtonLink } from "@alambic/ui/ButtonLink";
import { Grid } from "@alambic/ui/Grid";
import { Inline } from "@alambic/ui/Inline";
import { NoteEditor } from "@alambic/ui/NoteEditor";
import { Stack } from "@alambic/ui/Stack";
import { ArrowLeft, Download, Trash2 } from "@alambic/ui/icons";
import { useEffect, useRef, useState } from "react";
import { notify } from "../../../shared/notices/notices.ts";
import { paths } from "../../../shared/routing/paths.ts";
import { saveFile } from "../../../shared/saveFile.ts";
import { useDraft } from "../../../shared/drafts/useDraft.ts";
import { ProblemText } from "../../../shared/texts/ProblemText.tsx";
import { createNoteKeeper } from "./createNoteKeeper.ts";
import type { KeptNote } from "./KeptNote.ts";
import { OtherVersion } from "./OtherVersion.tsx";
import { useRemoveNote } from "./useRemoveNote.ts";

export interface NotePageProps {
  readonly memberId: string;
  readonly first: KeptNote;
  readonly isBlank?: boolean | undefined;
  readonly onKept: () => void;
  readonly onClose: () => void;
}

/** One note, written and kept. Where it was changed elsewhere both versions stand beside each other. */
export function NotePage({ memberId, first, isBlank = false, onKept, onClose }: NotePageProps) {
  const { t } = useI18n();
  const {
    keeper,
    kept: note,
    saving,
    failure,
  } = useDraft(() => createNoteKeeper({ memberId, first, isBlank, onKept }));
  const titleField = useRef<HTMLInputElement>(null);
  const [resolved, setResolved] = useState(false);
  const save = useSaveNote();
  const drop = useRemoveNote({ moleculeId: note.moleculeId, onKept });
  const { draft } = note;

  useEffect(() => titleField.current?.focus(), []);

  const removeThis = async () => {
    if (note.baseVersion > 0 && !(await drop(note.id, draft))) return;
    keeper.forget();
    onClose();
  };
  const keepBoth = async () => {
    const { id: noteId, baseVersion } = note;
    const body = { base_version: baseVersion, ...draft, resolved: true };
    const kept = await save.run({ path: { note_id: noteId }, body });
    if (kept.ok) onClose();
    else notify({ tone: "wrong", about: noteId, text: t("notes.keepBothFailed") });
  };
  const exportNote = () => {
    const text = noteToMarkdown(draft.title, draft.content);
    saveFile(new Blob([text], { type: "text/markdown" }), fileName(draft.title));
  };
  // Known before the server says so, and as long as it is so.
  const fault = noteFault(draft);
  const isSettled = note.conflictOf === null || resolved;
  return (
    <Stack gap="large" grows>
      <Inline>
        <Button variant="secondary" size="small" icon={ArrowLeft} onPress={onClose}>
          {t("notes.back")}
        </Button>
      </Inline>
      {isSettled ? null : (
        <Banner
          tone="warning"
          title={t("notes.conflictTitle")}
          announcement="assertive"
          actions={
            <Button
              variant="secondary"
              size="small"
              disabled={saving !== "saved"}
              onPress={() => void keepBoth()}
            >
              {t("notes.keepBoth")}
            </Button>
          }
        >
          {t("notes.conflictText")}
        </Banner>
      )}
      {fault === "too_large" || (fault === null && saving === "refused" && failure !== null) ? (
        <Banner tone="wrong" title={t("notes.refused")} announcement="assertive">
          {fault === "too_large"
            ? t("notes.tooLarge", { most: noteLimits.bytes })
            : failure && <ProblemText failure={failure} />}
        </Banner>
      ) : null}
      <Grid columns={isSettled ? "one" : "halves"} grows>
        <NoteEditor
          id={first.id}
          title={draft.title}
          titleRef={titleField}
          titleError={
            fault === "title_too_long"
              ? t("notes.titleTooLong", { most: noteLimits.title })
              : undefined
          }
          onTitle={(title) => keeper.type({ title })}
          content={first.draft.content}
          onContent={(content) => {
            const read = parseNote(content);
            if (read !== null) keeper.type({ content: read });
          }}
          font={draft.font}
          onFont={(font) => keeper.type({ font })}
          size={draft.font_size}
          onSize={(size) => keeper.type({ font_size: size })}
          save={fault === null ? (saving ?? "idle") : "refused"}
        />
        {isSettled || note.conflictOf === null ? null : (
          <OtherVersion
            noteId={note.conflictOf}
            onRemove={async (dropped) => {
              if (note.conflictOf !== null && (await drop(note.conflictOf, dropped)))
                setResolved(true);
            }}
          />
        )}
      </Grid>
      <Inline gap="small">
        {note.moleculeId === null ? null : (
          <ButtonLink href={paths.lesson(note.moleculeId)} variant="secondary" size="small">
            {t("notes.toLesson")}
          </ButtonLink>
        )}
        <Button variant="secondary" size="small" icon={Download} onPress={exportNote}>
          {t("notes.export")}
        </Button>
        <Button variant="quiet" size="small" icon={Trash2} onPress={() => void removeThis()}>
          {t("notes.remove")}
        </Button>
      </Inline>
    </Stack>
  );
}

function fileName(title: string): string {
  return `${title.replaceAll(/[^\p{L}\p{N}]+/gu, "-").slice(0, 60) || "note"}.md`;
}
