import { isAnswerOf, useApi, useSession } from "@alambic/api-client/core";
import { useListDisciplines } from "@alambic/api-client/disciplines";
import { begunDraft } from "@alambic/domain/drafts";
import { useI18n } from "@alambic/i18n/react";
import { Banner } from "@alambic/ui/Banner";
import { Button } from "@alambic/ui/Button";
import { ErrorState } from "@alambic/ui/ErrorState";
import { Inline } from "@alambic/ui/Inline";
import { Skeleton, SkeletonRegion } from "@alambic/ui/Skeleton";
import { Stack } from "@alambic/ui/Stack";
import { Plus } from "@alambic/ui/icons";
import { useEffect, useRef, useState } from "react";
import { ProblemText } from "../../../shared/texts/ProblemText.tsx";
import { uuidv7 } from "../../../shared/uuidv7.ts";
import type { KeptNotebook } from "./kept-notebooks.ts";
import { waitingNotebooks } from "./kept-notebooks.ts";
import { LockedTool } from "./LockedTool.tsx";
import { NotebookPage } from "./NotebookPage.tsx";
import { NotebookShelf } from "./NotebookShelf.tsx";
import { OpenNotebook } from "./OpenNotebook.tsx";

type View =
  | { readonly kind: "list" }
  | { readonly kind: "notebook"; readonly notebookId: string }
  | { readonly kind: "new"; readonly first: KeptNotebook };

/** The code notebooks of whoever follows a capsule that opens them. */
export default function CodeTool() {
  const { t } = useI18n();
  const session = useSession();
  const disciplines = useListDisciplines();
  if (session.status !== "member") return null;
  if (disciplines.status === "failed") {
    return (
      <ErrorState
        level={2}
        title={t("code.books.loadFailed")}
        onRetry={() => void disciplines.refresh()}
      >
        <ProblemText failure={disciplines.failure} />
      </ErrorState>
    );
  }
  if (disciplines.status !== "ready") {
    return (
      <SkeletonRegion>
        <Skeleton shape="card" />
      </SkeletonRegion>
    );
  }
  const isUnlocked = disciplines.data.items.some(
    ({ name, unlocked }) => name === "code_notebook" && unlocked,
  );
  const memberId = session.user.id;
  return <CodeNotebooks key={memberId} memberId={memberId} isUnlocked={isUnlocked} />;
}

interface CodeNotebooksProps {
  readonly memberId: string;
  readonly isUnlocked: boolean;
}

function CodeNotebooks({ memberId, isUnlocked }: CodeNotebooksProps) {
  const { t } = useI18n();
  const api = useApi();
  const [view, setView] = useState<View>({ kind: "list" });
  const beginButton = useRef<HTMLButtonElement>(null);
  const [hasLeft, setLeft] = useState(false);
  useEffect(() => {
    if (hasLeft && view.kind === "list") beginButton.current?.focus();
  }, [hasLeft, view.kind]);
  const page = {
    memberId,
    onKept: () => api.invalidations.announce(isAnswerOf(["listCodeNotebooks"])),
    onClose: () => {
      setView({ kind: "list" });
      setLeft(true);
    },
  };
  if (view.kind === "new") return <NotebookPage {...page} first={view.first} isBlank />;
  if (view.kind === "notebook") {
    return <OpenNotebook key={view.notebookId} notebookId={view.notebookId} {...page} />;
  }
  const begin = () => {
    const id = () => uuidv7(api.clock.now());
    const cell = { id: id(), language: "javascript" as const, source: "" };
    setView({ kind: "new", first: begunDraft(id(), { title: "", cells: [cell] }) });
  };
  const open = (notebookId: string) => setView({ kind: "notebook", notebookId });
  if (!isUnlocked) {
    return (
      <NotebookShelf
        onOpen={open}
        empty={<LockedTool />}
        above={
          <Banner tone="info" title={t("code.books.lockedTitle")}>
            {t("code.books.lockedOlder")}
          </Banner>
        }
      />
    );
  }
  return (
    <Stack gap="medium">
      <Inline>
        <Button ref={beginButton} icon={Plus} onPress={begin}>
          {t("code.books.new")}
        </Button>
      </Inline>
      {waitingNotebooks(memberId).map(({ openedId, kept }) => (
        <Button key={openedId} variant="secondary" onPress={() => open(openedId)}>
          {t("code.books.waiting", {
            title: kept.draft.title === "" ? t("code.books.untitled") : kept.draft.title,
          })}
        </Button>
      ))}
      <NotebookShelf onOpen={open} />
    </Stack>
  );
}
