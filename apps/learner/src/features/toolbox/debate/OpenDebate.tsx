import { useGetDebate } from "@alambic/api-client/disciplines";
import { openedDraft } from "@alambic/domain/drafts";
import { useI18n } from "@alambic/i18n/react";
import { Button } from "@alambic/ui/Button";
import { ErrorState } from "@alambic/ui/ErrorState";
import { Skeleton, SkeletonRegion } from "@alambic/ui/Skeleton";
import { useState } from "react";
import { ProblemText } from "../../../shared/texts/ProblemText.tsx";
import { useFresh } from "../../../shared/useFresh.ts";
import { DebatePage } from "./DebatePage.tsx";
import type { DebatePageProps } from "./DebatePage.tsx";
import { readKeptDebate } from "./kept-debates.ts";

export interface OpenDebateProps extends Omit<DebatePageProps, "first" | "judgement" | "isBlank"> {
  readonly debateId: string;
}

/** A debate as the server has it now, or as it was left on this device. */
export function OpenDebate({ debateId, ...page }: OpenDebateProps) {
  const { t } = useI18n();
  const [kept] = useState(() => readKeptDebate(page.memberId, debateId));
  const debate = useFresh(useGetDebate(kept === null ? { debate_id: debateId } : null));
  if (kept !== null) return <DebatePage {...page} first={kept} judgement={null} isBlank={false} />;
  if (debate.status === "failed") {
    return (
      <>
        <ErrorState level={2} title={t("debate.openFailed")} onRetry={() => void debate.refresh()}>
          <ProblemText failure={debate.failure} />
        </ErrorState>
        <Button variant="secondary" onPress={page.onClose}>
          {t("debate.back")}
        </Button>
      </>
    );
  }
  if (debate.status !== "ready") {
    return (
      <SkeletonRegion>
        <Skeleton shape="card" />
      </SkeletonRegion>
    );
  }
  const { id, version, capsule, coach_judgement: judgement } = debate.data;
  const { question, side, claim, reasons, objections, conclusion, rubric } = debate.data;
  const draft = { question, side, claim, reasons, objections, conclusion, rubric };
  const first = { ...openedDraft(id, version, draft), capsuleId: capsule?.id ?? null };
  return <DebatePage {...page} first={first} judgement={judgement} isBlank={false} />;
}
