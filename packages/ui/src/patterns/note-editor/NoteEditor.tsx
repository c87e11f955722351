import type { Ref } from "react";
import { useI18n } from "@alambic/i18n/react";
import { ErrorState } from "../../primitives/error-state/ErrorState.tsx";
import { Icon } from "../../primitives/icon/Icon.tsx";
import { Check, RefreshCw, TriangleAlert } from "../../primitives/icon/icons.ts";
import { useLazyPart } from "../../primitives/lazy-part/useLazyPart.ts";
import { Select } from "../../primitives/select/Select.tsx";
import { Skeleton, SkeletonRegion } from "../../primitives/skeleton/Skeleton.tsx";
import { TextField } from "../../primitives/text-field/TextField.tsx";
import { noteFonts, noteSizes } from "./note-look.ts";
import type { NoteFont, NoteSave, NoteSize } from "./note-look.ts";
import { emptyNote } from "./note-content.ts";
import type { NoteContent } from "./note-content.ts";
import { editor, looks, save as saveClass } from "./NoteEditor.css.ts";

const loadBody = async () => {
  const { NoteBody } = await import("./NoteBody.tsx");
  return NoteBody;
};

export interface NoteEditorProps {
  /** Which note it is: another id begins with that note's content. */
  readonly id: string;
  readonly title: string;
  /** The field of the title, to give it the focus. */
  readonly titleRef?: Ref<HTMLInputElement> | undefined;
  /** What is wrong with the title, in words. */
  readonly titleError?: string | undefined;
  /** Told each change of the title. */
  readonly onTitle: (title: string) => void;
  /** As it is stored; null for a new note. Anything that is no note is neither shown nor overwritten. */
  readonly content: unknown;
  /** Told each change. */
  readonly onContent: (content: NoteContent) => void;
  /** The family of letters that the whole note is in. */
  readonly font: NoteFont;
  /** Told which family is chosen. */
  readonly onFont: (font: NoteFont) => void;
  /** How large the letters of the whole note are. */
  readonly size: NoteSize;
  /** Told which size is chosen. */
  readonly onSize: (size: NoteSize) => void;
  /** How the saving goes. */
  readonly save: NoteSave;
}

/** Writes a note: a title, formatted text, and how the whole of it looks. It saves by itself. */
export function NoteEditor(props: NoteEditorProps) {
  const { id, title, titleRef, titleError, onTitle, content, onContent } = props;
  const { font, onFont, size, onSize, save } = props;
  const { t } = useI18n();
  const body = useLazyPart(loadBody);
  return (
    <div className={editor}>
      <TextField
        ref={titleRef}
        label={t("tools.note.title")}
        required
        error={titleError}
        value={title}
        onChange={onTitle}
      />
      {body.kind === "loading" ? <BodySkeleton /> : null}
      {body.kind === "failed" ? <BodyError onRetry={body.onRetry} /> : null}
      {body.kind === "ready" ? (
        <body.part
          key={id}
          content={content ?? emptyNote}
          font={font}
          size={size}
          onContent={onContent}
        />
      ) : null}
      <SaveLine save={save} />
      <div className={looks}>
        <Select
          required
          label={t("tools.note.font")}
          value={font}
          options={noteFonts.map((value) => ({ value, label: t(`tools.note.font.${value}`) }))}
          onChange={onFont}
        />
        <Select
          required
          label={t("tools.note.size")}
          value={size}
          options={noteSizes.map((value) => ({ value, label: t(`tools.note.size.${value}`) }))}
          onChange={onSize}
        />
      </div>
    </div>
  );
}

/** Holds the place of the text while the code that writes is on its way. */
export function BodySkeleton() {
  return (
    <SkeletonRegion>
      <Skeleton shape="button" />
      <Skeleton shape="card" />
    </SkeletonRegion>
  );
}

/** Stands where the code that writes could not be loaded. */
export function BodyError({ onRetry }: { readonly onRetry: () => void }) {
  const { t } = useI18n();
  return (
    <ErrorState level={3} title={t("tools.note.unloaded")} onRetry={onRetry}>
      {t("tools.note.unloadedText")}
    </ErrorState>
  );
}

const signs = {
  saving: RefreshCw,
  saved: Check,
  failed: TriangleAlert,
  refused: TriangleAlert,
} as const;

function SaveLine({ save }: { readonly save: NoteSave }) {
  const { t } = useI18n();
  const words = {
    saving: t("tools.note.saving"),
    saved: t("tools.note.saved"),
    failed: t("tools.note.saveFailed"),
    refused: t("tools.note.saveRefused"),
  };
  return (
    <p role="status" className={saveClass({ failed: save === "failed" || save === "refused" })}>
      {save === "idle" ? null : (
        <>
          <Icon icon={signs[save]} />
          {words[save]}
        </>
      )}
    </p>
  );
}
