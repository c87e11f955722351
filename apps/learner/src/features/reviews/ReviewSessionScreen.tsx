import { useGetReviewQueue } from "@alambic/api-client/reviews";
import type { ReviewQueue } from "@alambic/contract";
import { useI18n } from "@alambic/i18n/react";
import { ButtonLink } from "@alambic/ui/ButtonLink";
import { EmptyState } from "@alambic/ui/EmptyState";
import { ErrorState } from "@alambic/ui/ErrorState";
import { Skeleton, SkeletonRegion } from "@alambic/ui/Skeleton";
import { useState } from "react";
import { useSearch } from "wouter/use-browser-location";
import { capsuleParameter, paths } from "../../shared/routing/paths.ts";
import { Screen } from "../../shared/screen/Screen.tsx";
import { PlayedReview } from "./PlayedReview.tsx";
import { ReviewDone } from "./ReviewDone.tsx";
import type { ReviewOutcome } from "./ReviewDone.tsx";

/** Most cards of one sitting. */
const mostCards = 30;

/** A review from its first card to what came of it. It has the whole window. */
export default function ReviewSessionScreen() {
  const [done, setDone] = useState<ReviewOutcome | null>(null);
  const [sitting, setSitting] = useState(1);
  if (done !== null) {
    return (
      <ReviewDone
        outcome={done}
        onRestart={() => {
          setSitting(sitting + 1);
          setDone(null);
        }}
      />
    );
  }
  return <Sitting key={sitting} onFinish={setDone} />;
}

interface SittingProps {
  readonly onFinish: (outcome: ReviewOutcome) => void;
}

function Sitting({ onFinish }: SittingProps) {
  const { t } = useI18n();
  // What changes meanwhile is for the next sitting: nothing moves under the learner.
  const [queue, setQueue] = useState<ReviewQueue | null>(null);
  const capsuleId = new URLSearchParams(useSearch()).get(capsuleParameter);
  const ofCapsule = capsuleId === null ? {} : { capsule_id: capsuleId };
  const asked = useGetReviewQueue(queue === null ? { limit: mostCards, ...ofCapsule } : null);
  if (queue === null && asked.status === "ready" && !asked.isRefreshing) setQueue(asked.data);

  if (queue !== null && queue.items.length > 0) {
    return <PlayedReview cards={queue.items} onFinish={onFinish} />;
  }
  if (queue !== null) {
    return (
      <Screen title={t("review.screen.sessionTitle")} width="reading" align="center">
        <EmptyState
          level={1}
          size="large"
          title={t("review.none")}
          actions={<ButtonLink href={paths.dashboard}>{t("shell.toDashboard")}</ButtonLink>}
        >
          {t("review.noneText")}
        </EmptyState>
      </Screen>
    );
  }
  if (asked.status === "failed") {
    return (
      <Screen title={t("review.screen.sessionTitle")} width="reading" align="center">
        <ErrorState
          level={1}
          title={t("review.failed")}
          onRetry={() => void asked.refresh()}
          actions={
            <ButtonLink href={paths.dashboard} variant="secondary">
              {t("shell.toDashboard")}
            </ButtonLink>
          }
        >
          {t("review.failedText")}
        </ErrorState>
      </Screen>
    );
  }
  return (
    <Screen title={t("review.screen.sessionTitle")} width="reading">
      <SkeletonRegion>
        <Skeleton width="full" />
        <Skeleton shape="heading" width="most" />
        <Skeleton shape="row" />
        <Skeleton shape="row" />
      </SkeletonRegion>
    </Screen>
  );
}
