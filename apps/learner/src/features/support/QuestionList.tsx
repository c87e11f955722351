import { useSocketMessages } from "@alambic/api-client/realtime";
import { useListSupportConversations } from "@alambic/api-client/support";
import { useI18n } from "@alambic/i18n/react";
import { Button } from "@alambic/ui/Button";
import { EmptyState } from "@alambic/ui/EmptyState";
import { ErrorState } from "@alambic/ui/ErrorState";
import { Heading } from "@alambic/ui/Heading";
import { Skeleton, SkeletonRegion } from "@alambic/ui/Skeleton";
import { Stack } from "@alambic/ui/Stack";
import { ProblemText } from "../../shared/texts/ProblemText.tsx";
import { QuestionCard } from "./QuestionCard.tsx";

export interface QuestionListProps {
  /** The conversation that is open beside it. */
  readonly openId?: string;
}

/** What a member asked, those with the newest message first. */
export function QuestionList({ openId }: QuestionListProps) {
  const { t } = useI18n();
  return (
    <Stack as="section" gap="medium" labelledBy="support-yours">
      <Heading level={2} size="title" id="support-yours">
        {t("talk.support.yours")}
      </Heading>
      <Questions openId={openId} />
    </Stack>
  );
}

function Questions({ openId }: { readonly openId: string | undefined }) {
  const { t } = useI18n();
  const list = useListSupportConversations();
  useSocketMessages("notifications.changed", () => void list.refresh());
  if (list.status === "failed") {
    return (
      <ErrorState
        level={3}
        title={t("talk.support.listFailed")}
        onRetry={() => void list.refresh()}
      >
        <ProblemText failure={list.failure} />
      </ErrorState>
    );
  }
  if (list.status !== "ready") {
    return (
      <SkeletonRegion>
        <Skeleton shape="card" />
        <Skeleton shape="card" />
      </SkeletonRegion>
    );
  }
  const { items, hasMore } = list.data;
  if (items.length === 0) {
    return (
      <EmptyState level={3} title={t("talk.support.noneTitle")}>
        {t("talk.support.noneText")}
      </EmptyState>
    );
  }
  return (
    <>
      <Stack as="ul" gap="small">
        {items.map((conversation) => (
          <QuestionCard
            key={conversation.id}
            conversation={conversation}
            current={conversation.id === openId}
          />
        ))}
      </Stack>
      {hasMore ? (
        <Button variant="secondary" onPress={list.showMore}>
          {t("talk.support.earlier")}
        </Button>
      ) : null}
    </>
  );
}
