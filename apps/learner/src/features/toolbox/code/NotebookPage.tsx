import { notebookLimits } from "@alambic/domain/code-notebooks";
import { useI18n } from "@alambic/i18n/react";
import { Banner } from "@alambic/ui/Banner";
import { Button } from "@alambic/ui/Button";
import { CodeCells } from "@alambic/ui/CodeCells";
import { Inline } from "@alambic/ui/Inline";
import { Stack } from "@alambic/ui/Stack";
import { Text } from "@alambic/ui/Text";
import { TextField } from "@alambic/ui/TextField";
import { ArrowLeft, Trash2 } from "@alambic/ui/icons";
import { useEffect, useEffectEvent, useRef } from "react";
import { api } from "../../../shared/api.ts";
import { useDraft } from "../../../shared/drafts/useDraft.ts";
import { ProblemText } from "../../../shared/texts/ProblemText.tsx";
import { uuidv7 } from "../../../shared/uuidv7.ts";
import { createNotebookKeeper } from "./createNotebookKeeper.ts";
import type { KeptNotebook } from "./kept-notebooks.ts";
import { useRemoveNotebook } from "./useRemoveNotebook.ts";
import { useRuns } from "./useRuns.ts";

export interface NotebookPageProps {
  readonly memberId: string;
  readonly first: KeptNotebook;
  readonly isBlank?: boolean | undefined;
  readonly onKept: () => void;
  readonly onClose: () => void;
}

/** One code notebook, written, run and kept. What was changed elsewhere goes on as a copy beside it. */
export function NotebookPage(props: NotebookPageProps) {
  const { memberId, first, isBlank = false, onKept, onClose } = props;
  const { t } = useI18n();
  const {
    keeper,
    kept: notebook,
    saving,
    failure,
  } = useDraft(() => createNotebookKeeper({ memberId, first, isBlank, onKept }));
  const titleField = useRef<HTMLInputElement>(null);
  const { runs, run, stop, startAfresh } = useRuns();
  const drop = useRemoveNotebook(onKept);
  const { draft, conflictOf } = notebook;

  useEffect(() => titleField.current?.focus(), []);
  const nameCopy = useEffectEvent(() => {
    const title = draft.title === "" ? t("code.books.untitled") : draft.title;
    keeper.type({ title: t("code.books.copyTitle", { title }).slice(-notebookLimits.title) });
  });
  useEffect(() => {
    if (conflictOf !== null && first.conflictOf === null) nameCopy();
  }, [conflictOf, first.conflictOf]);

  const removeThis = async () => {
    if (notebook.baseVersion > 0 && !(await drop(notebook.id, draft))) return;
    keeper.forget();
    onClose();
  };
  return (
    <Stack gap="large">
      <Inline>
        <Button variant="secondary" size="small" icon={ArrowLeft} onPress={onClose}>
          {t("code.books.back")}
        </Button>
      </Inline>
      {conflictOf === null ? null : (
        <Banner tone="warning" title={t("code.books.copyMade")} announcement="assertive">
          {t("code.books.copyText")}
        </Banner>
      )}
      {saving === "refused" && failure !== null ? (
        <Banner tone="wrong" title={t("code.books.refused")} announcement="assertive">
          <ProblemText failure={failure} />
        </Banner>
      ) : null}
      <Stack gap="xsmall">
        <TextField
          ref={titleField}
          label={t("code.books.title")}
          value={draft.title}
          maxLength={notebookLimits.title}
          onChange={(title) => keeper.type({ title })}
        />
        <SaveState state={saving} />
      </Stack>
      <CodeCells
        cells={draft.cells}
        runs={runs}
        onChange={(cells) => keeper.type({ cells: [...cells] })}
        onRun={run}
        onStop={stop}
        onStartAfresh={startAfresh}
        makeId={() => uuidv7(api.clock.now())}
      />
      <Inline>
        <Button variant="quiet" size="small" icon={Trash2} onPress={() => void removeThis()}>
          {t("code.books.remove")}
        </Button>
      </Inline>
    </Stack>
  );
}

interface SaveStateProps {
  readonly state: "saved" | "saving" | "failed" | "refused" | null;
}

/** Whether the server has it: that it does is only said once it answered. */
function SaveState({ state }: SaveStateProps) {
  const { t } = useI18n();
  const words = {
    saved: t("code.books.saved"),
    saving: t("code.books.saving"),
    failed: t("code.books.failed"),
    refused: t("code.books.refused"),
  };
  return (
    <div role="status">
      <Text size="small" tone="second">
        {state === null ? "" : words[state]}
      </Text>
    </div>
  );
}
