import { useGetCodeNotebook } from "@alambic/api-client/disciplines";
import { openedDraft } from "@alambic/domain/drafts";
import { useI18n } from "@alambic/i18n/react";
import { Button } from "@alambic/ui/Button";
import { ErrorState } from "@alambic/ui/ErrorState";
import { Skeleton, SkeletonRegion } from "@alambic/ui/Skeleton";
import { useState } from "react";
import { ProblemText } from "../../../shared/texts/ProblemText.tsx";
import { useFresh } from "../../../shared/useFresh.ts";
import { readNotebook } from "./kept-notebooks.ts";
import { NotebookPage } from "./NotebookPage.tsx";
import type { NotebookPageProps } from "./NotebookPage.tsx";

export interface OpenNotebookProps extends Omit<NotebookPageProps, "first"> {
  readonly notebookId: string;
}

/** A code notebook as the server has it now, or as it was left on this device. */
export function OpenNotebook({ notebookId, ...page }: OpenNotebookProps) {
  const { t } = useI18n();
  const [kept] = useState(() => readNotebook(page.memberId, notebookId));
  const notebook = useFresh(useGetCodeNotebook(kept === null ? { notebook_id: notebookId } : null));
  if (kept !== null) return <NotebookPage {...page} first={kept} />;
  if (notebook.status === "failed") {
    return (
      <>
        <ErrorState
          level={2}
          title={t("code.books.openFailed")}
          onRetry={() => void notebook.refresh()}
        >
          <ProblemText failure={notebook.failure} />
        </ErrorState>
        <Button variant="secondary" onPress={page.onClose}>
          {t("code.books.back")}
        </Button>
      </>
    );
  }
  if (notebook.status !== "ready") {
    return (
      <SkeletonRegion>
        <Skeleton shape="card" />
      </SkeletonRegion>
    );
  }
  const { title, cells, version } = notebook.data;
  return <NotebookPage {...page} first={openedDraft(notebookId, version, { title, cells })} />;
}
