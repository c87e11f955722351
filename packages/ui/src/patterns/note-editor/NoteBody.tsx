import { useI18n } from "@alambic/i18n/react";
import type { Command } from "prosemirror-state";
import { useEffect, useEffectEvent, useId, useRef, useState } from "react";
import { EmptyState } from "../../primitives/empty-state/EmptyState.tsx";
import { VisuallyHidden } from "../../primitives/visually-hidden/VisuallyHidden.tsx";
import { LinkDialog } from "./LinkDialog.tsx";
import { linkAt, noteCommands, removeLink, setLink } from "./note-commands.ts";
import type { NoteFont, NoteSize } from "./note-look.ts";
import { readNote } from "./note-schema.ts";
import type { NoteContent } from "./note-content.ts";
import { field, holder, page, placeholder } from "./NoteBody.css.ts";
import { NoteToolbar } from "./NoteToolbar.tsx";
import { useNoteView } from "./useNoteView.ts";
import { useRovingFocus } from "./useRovingFocus.ts";

export interface NoteBodyProps {
  /** What is stored; read once, for the note keeps itself from then on. */
  readonly content: unknown;
  readonly font: NoteFont;
  readonly size: NoteSize;
  readonly onContent: (content: NoteContent) => void;
}

/** The text of a note with its formats. It brings ProseMirror, and is loaded when it is shown. */
export function NoteBody({ content, font, size, onContent }: NoteBodyProps) {
  const { t } = useI18n();
  const [note] = useState(() => readNote(content));
  if (note === null) {
    return (
      <EmptyState illustration="drops" level={3} title={t("tools.note.unreadable")}>
        {t("tools.note.unreadableText")}
      </EmptyState>
    );
  }
  return <ReadableNote note={note} font={font} size={size} onContent={onContent} />;
}

interface ReadableNoteProps extends Omit<NoteBodyProps, "content"> {
  readonly note: NonNullable<ReturnType<typeof readNote>>;
}

function ReadableNote({ note, font, size, onContent }: ReadableNoteProps) {
  const { t } = useI18n();
  const fieldId = useId();
  const hintId = useId();
  const [linking, setLinking] = useState(false);
  const decided = useRef<Command>(null);
  const roving = useRovingFocus();
  const { placeRef, state, run } = useNoteView({
    note,
    attributes: {
      id: fieldId,
      role: "textbox",
      "aria-multiline": "true",
      "aria-label": t("tools.note.content"),
      "aria-describedby": hintId,
      class: field,
    },
    onChange: onContent,
    onToolbar: roving.focus,
  });
  const isEmpty = state.doc.childCount === 1 && state.doc.firstChild?.content.size === 0;
  const decide = (command: Command | null) => {
    decided.current = command;
    setLinking(false);
  };
  const runDecided = useEffectEvent(() => {
    if (decided.current !== null) run(decided.current);
    decided.current = null;
  });
  // The dialog gives the focus back to its button as it goes; the text takes it after that.
  useEffect(() => {
    if (!linking) runDecided();
  }, [linking]);
  return (
    <div className={holder}>
      <NoteToolbar
        state={state}
        controls={fieldId}
        roving={roving}
        onAction={(action) => run(noteCommands[action])}
        onLink={() => setLinking(true)}
      />
      <VisuallyHidden id={hintId}>{t("tools.note.contentHint")}</VisuallyHidden>
      <div ref={placeRef} className={page({ font, size })}>
        {isEmpty ? (
          <p aria-hidden="true" className={placeholder}>
            {t("tools.note.placeholder")}
          </p>
        ) : null}
      </div>
      {linking ? (
        <LinkDialog
          initial={linkAt(state)}
          onClose={() => decide(null)}
          onSet={(address) => decide(setLink(address))}
          onRemove={() => decide(removeLink)}
        />
      ) : null}
    </div>
  );
}
