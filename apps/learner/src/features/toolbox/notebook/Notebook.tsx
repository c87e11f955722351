import { isAnswerOf, useApi, useSession } from "@alambic/api-client/core";
import type { NoteDocument } from "@alambic/contract";
import { begunDraft } from "@alambic/domain/drafts";
import { useI18n } from "@alambic/i18n/react";
import { Button } from "@alambic/ui/Button";
import { Inline } from "@alambic/ui/Inline";
import { Stack } from "@alambic/ui/Stack";
import { Tabs } from "@alambic/ui/Tabs";
import { Plus, Quote } from "@alambic/ui/icons";
import { useEffect, useRef, useState } from "react";
import type { LessonBeside } from "../../../shared/screen/toolbox-state.ts";
import { uuidv7 } from "../../../shared/uuidv7.ts";
import { waitingNotes } from "./kept-notes.ts";
import type { KeptNote } from "./KeptNote.ts";
import { NotePage } from "./NotePage.tsx";
import { NoteShelf } from "./NoteShelf.tsx";
import { OpenNote } from "./OpenNote.tsx";

export interface NotebookProps {
  /** The lesson beside which it stands; null for none. */
  readonly lesson: LessonBeside | null;
}

type View =
  | { readonly kind: "list" }
  | { readonly kind: "note"; readonly noteId: string }
  | { readonly kind: "new"; readonly first: KeptNote };

/** The notebook, which works alone: a list of notes, and one that is written. */
export function Notebook({ lesson }: NotebookProps) {
  const session = useSession();
  if (session.status !== "member") return null;
  return <OwnNotebook key={session.user.id} memberId={session.user.id} lesson={lesson} />;
}

function OwnNotebook({ memberId, lesson }: NotebookProps & { readonly memberId: string }) {
  const { t } = useI18n();
  const api = useApi();
  const [view, setView] = useState<View>({ kind: "list" });
  const beginButton = useRef<HTMLButtonElement>(null);
  const [hasLeft, setLeft] = useState(false);
  const [tab, setTab] = useState<"lesson" | "all">(lesson === null ? "all" : "lesson");
  useEffect(() => {
    if (hasLeft && view.kind === "list") beginButton.current?.focus();
  }, [hasLeft, view.kind]);
  const page = {
    memberId,
    onKept: () => api.invalidations.announce(isAnswerOf(["listNotes"])),
    onClose: () => {
      setView({ kind: "list" });
      setLeft(true);
    },
  };
  if (view.kind === "new") return <NotePage {...page} first={view.first} isBlank />;
  if (view.kind === "note") return <OpenNote key={view.noteId} noteId={view.noteId} {...page} />;

  const begin = (content: NoteDocument) => {
    const empty = {
      title: "",
      content,
      font: "sans" as const,
      font_size: "normal" as const,
    };
    const begun = begunDraft(uuidv7(api.clock.now()), empty);
    const moleculeId = tab === "lesson" ? (lesson?.moleculeId ?? null) : null;
    setView({ kind: "new", first: { ...begun, moleculeId } });
  };
  const open = (noteId: string) => setView({ kind: "note", noteId });
  return (
    <Stack gap="medium">
      <Inline>
        <Button ref={beginButton} icon={Plus} onPress={() => begin(emptyNote)}>
          {t("notes.new")}
        </Button>
        {lesson === null || lesson.quote === "" ? null : (
          <Button
            variant="secondary"
            icon={Quote}
            onPress={() => begin(quoting(t("notes.quoted", { text: lesson.quote })))}
          >
            {t("notes.quote")}
          </Button>
        )}
      </Inline>
      {waitingNotes(memberId).map(({ openedId, kept }) => (
        <Button key={openedId} variant="secondary" onPress={() => open(openedId)}>
          {t("notes.waiting", { title: shortened(kept.draft.title) || t("notes.untitled") })}
        </Button>
      ))}
      {lesson === null ? (
        <NoteShelf moleculeId={null} onOpen={open} />
      ) : (
        <Tabs
          label={t("notes.title")}
          selected={tab}
          onChange={setTab}
          tabs={[
            {
              id: "lesson",
              label: t("notes.ofLesson"),
              content: <NoteShelf moleculeId={lesson.moleculeId} onOpen={open} />,
            },
            {
              id: "all",
              label: t("notes.all"),
              content: <NoteShelf moleculeId={null} onOpen={open} />,
            },
          ]}
        />
      )}
    </Stack>
  );
}

const emptyNote: NoteDocument = { type: "doc", content: [{ type: "paragraph" }] };

/** A note that begins with words of the lesson, each of their lines a paragraph. */
function quoting(text: string): NoteDocument {
  const lines = text.split(/\n+/u).filter((line) => line.trim() !== "");
  const quoted = lines.map((line) => ({
    type: "paragraph" as const,
    content: [{ type: "text" as const, text: line, marks: [{ type: "em" as const }] }],
  }));
  return { type: "doc", content: [...quoted, { type: "paragraph" }] };
}

/** As many signs as stand on a button, in whatever word. */
const mostShown = 28;

function shortened(title: string): string {
  return title.length > mostShown ? `${title.slice(0, mostShown).trimEnd()}…` : title;
}
