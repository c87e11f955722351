import { isAnswerOf, useApi, useSession } from "@alambic/api-client/core";
import { useListDisciplines } from "@alambic/api-client/disciplines";
import { emptyDebate } from "@alambic/domain/debates";
import { begunDraft } from "@alambic/domain/drafts";
import { useI18n } from "@alambic/i18n/react";
import { Button } from "@alambic/ui/Button";
import { ErrorState } from "@alambic/ui/ErrorState";
import { Skeleton, SkeletonRegion } from "@alambic/ui/Skeleton";
import { Stack } from "@alambic/ui/Stack";
import { useEffect, useRef, useState } from "react";
import { ProblemText } from "../../../shared/texts/ProblemText.tsx";
import { uuidv7 } from "../../../shared/uuidv7.ts";
import { DebatePage } from "./DebatePage.tsx";
import { DebateShelf } from "./DebateShelf.tsx";
import { waitingDebates } from "./kept-debates.ts";
import type { KeptDebate } from "./KeptDebate.ts";
import { OpenDebate } from "./OpenDebate.tsx";

type View =
  | { readonly kind: "list" }
  | { readonly kind: "debate"; readonly debateId: string }
  | { readonly kind: "new"; readonly first: KeptDebate };

/** Debates: a list of them, and one that is written and judged. */
export default function DebateTool() {
  const session = useSession();
  if (session.status !== "member") return null;
  return <OwnDebates key={session.user.id} memberId={session.user.id} />;
}

function OwnDebates({ memberId }: { readonly memberId: string }) {
  const { t } = useI18n();
  const api = useApi();
  const disciplines = useListDisciplines();
  const [view, setView] = useState<View>({ kind: "list" });
  const [hasLeft, setLeft] = useState(false);
  const list = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (hasLeft && view.kind === "list") list.current?.querySelector("button")?.focus();
  }, [hasLeft, view.kind]);
  if (disciplines.status === "failed") {
    return (
      <ErrorState
        level={2}
        title={t("debate.loadFailed")}
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
  const { items, provider } = disciplines.data;
  const capsules = items.find(({ name }) => name === "debate")?.capsules ?? [];
  const page = {
    memberId,
    isCoached: provider.configured,
    onKept: () => api.invalidations.announce(isAnswerOf(["listDebates"])),
    onClose: () => {
      setView({ kind: "list" });
      setLeft(true);
    },
  };
  if (view.kind === "new") {
    const isBlank = view.first.draft.question === "";
    return <DebatePage {...page} first={view.first} judgement={null} isBlank={isBlank} />;
  }
  if (view.kind === "debate")
    return <OpenDebate key={view.debateId} debateId={view.debateId} {...page} />;
  const begin = (question: string, capsuleId: string | null) => {
    const begun = begunDraft(uuidv7(api.clock.now()), emptyDebate(question));
    setView({ kind: "new", first: { ...begun, capsuleId } });
  };
  const open = (debateId: string) => setView({ kind: "debate", debateId });
  return (
    <div ref={list}>
      <Stack gap="medium">
        {waitingDebates(memberId).map(({ openedId, kept }) => (
          <Button key={openedId} variant="secondary" onPress={() => open(openedId)}>
            {t("debate.waiting", { title: kept.draft.question || t("debate.untitled") })}
          </Button>
        ))}
        <DebateShelf capsules={capsules} onBegin={begin} onOpen={open} />
      </Stack>
    </div>
  );
}
