import { useSession } from "@alambic/api-client/core";
import { useI18n } from "@alambic/i18n/react";
import { IconButton } from "@alambic/ui/IconButton";
import { NotebookPen } from "@alambic/ui/icons";
import { Suspense, useEffect, useRef } from "react";
import { lazyIfThere } from "../../shared/screen/lazyIfThere.ts";
import { toolboxButtonId } from "../../shared/screen/toolbox-button.ts";
import { showToolbox, standBeside, toolboxState } from "../../shared/screen/toolbox-state.ts";

const KeepLesson = lazyIfThere(() => import("./KeepLesson.tsx"));

export interface LessonNotesProps {
  readonly moleculeId: string;
}

/** As much of a lesson as a note quotes, in characters. */
const longestQuote = 2_000;

/** Opens the notebook beside the lesson, with what is selected of it; keeps the lesson on this device. */
export default function LessonNotes({ moleculeId }: LessonNotesProps) {
  const { t } = useI18n();
  // A press may take the selection away before it is told.
  const selected = useRef("");

  useEffect(() => {
    const remember = () => {
      selected.current = getSelection()?.toString() ?? "";
    };
    document.addEventListener("pointerdown", remember, { capture: true });
    return () => document.removeEventListener("pointerdown", remember, { capture: true });
  }, []);
  useEffect(() => {
    standBeside({ moleculeId, quote: "" });
    return () => standBeside(null);
  }, [moleculeId]);

  const session = useSession();
  const isKeeper = session.status === "member" && session.user.offline_mode_enabled;

  const toggle = () => {
    const isOpen = toolboxState.view.kind !== "closed";
    const text = (getSelection()?.toString() || selected.current).trim();
    standBeside({ moleculeId, quote: text.slice(0, longestQuote) });
    if (!isOpen) showToolbox({ kind: "tool", id: "notebook" });
  };
  return (
    <>
      <Suspense fallback={null}>
        {isKeeper ? <KeepLesson moleculeId={moleculeId} /> : null}
      </Suspense>
      <IconButton
        id={toolboxButtonId}
        icon={NotebookPen}
        label={t("lesson.notes")}
        onPress={toggle}
      />
    </>
  );
}
