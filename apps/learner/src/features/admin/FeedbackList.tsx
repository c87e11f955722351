import { useListFeedback, useMarkFeedback } from "@alambic/api-client/feedback";
import { useI18n } from "@alambic/i18n/react";
import { Button } from "@alambic/ui/Button";
import { EmptyState } from "@alambic/ui/EmptyState";
import { ErrorState } from "@alambic/ui/ErrorState";
import { Skeleton, SkeletonRegion } from "@alambic/ui/Skeleton";
import { Stack } from "@alambic/ui/Stack";
import { Text } from "@alambic/ui/Text";
import { useState } from "react";
import { FailureBanner } from "../../shared/account/FailureBanner.tsx";
import { focusHeading } from "../../shared/routing/focusHeading.ts";
import { ProblemText } from "../../shared/texts/ProblemText.tsx";
import { FeedbackCard } from "./FeedbackCard.tsx";

export interface FeedbackListProps {
  readonly handled: boolean;
}

/** What members said that was handled, or that waits. */
export function FeedbackList({ handled }: FeedbackListProps) {
  const { t } = useI18n();
  const list = useListFeedback({ handled });
  const mark = useMarkFeedback();
  const [marking, setMarking] = useState<string | null>(null);
  if (list.status === "failed") {
    return (
      <ErrorState title={t("admin.feedback.failed")} onRetry={() => void list.refresh()}>
        <ProblemText failure={list.failure} />
      </ErrorState>
    );
  }
  if (list.status !== "ready") {
    return (
      <SkeletonRegion label={t("admin.loading")}>
        <Skeleton shape="card" />
        <Skeleton shape="card" />
      </SkeletonRegion>
    );
  }
  const { items, total, hasMore } = list.data;
  const turn = async (id: string) => {
    setMarking(id);
    const marked = await mark.run({
      path: { feedback_id: id },
      body: { handled: !handled },
    });
    // The card leaves this list, and the button that was pressed with it.
    if (marked.ok) focusHeading();
  };
  return (
    <Stack gap="medium">
      {mark.status === "failed" ? (
        <FailureBanner title={t("admin.feedback.markFailed")} failure={mark.failure} />
      ) : null}
      {items.length === 0 ? (
        <EmptyState illustration="drops" level={2} title={t("admin.feedback.none")} />
      ) : (
        <Text size="small" tone="second">
          {t("admin.feedback.count", { count: total })}
        </Text>
      )}
      {items.map((feedback) => (
        <FeedbackCard
          key={feedback.id}
          feedback={feedback}
          pending={mark.status === "running" && marking === feedback.id}
          onTurn={() => void turn(feedback.id)}
        />
      ))}
      {hasMore ? (
        <Button variant="secondary" onPress={list.showMore}>
          {t("admin.more")}
        </Button>
      ) : null}
    </Stack>
  );
}
