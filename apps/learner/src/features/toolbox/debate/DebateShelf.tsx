import { useListDebates } from "@alambic/api-client/disciplines";
import type { DebateSummary, LinkedCapsule } from "@alambic/contract";
import { useI18n } from "@alambic/i18n/react";
import { Button } from "@alambic/ui/Button";
import { ButtonLink } from "@alambic/ui/ButtonLink";
import { Card } from "@alambic/ui/Card";
import { EmptyState } from "@alambic/ui/EmptyState";
import { ErrorState } from "@alambic/ui/ErrorState";
import { Heading } from "@alambic/ui/Heading";
import { Inline } from "@alambic/ui/Inline";
import { Skeleton, SkeletonRegion } from "@alambic/ui/Skeleton";
import { Stack } from "@alambic/ui/Stack";
import { Text } from "@alambic/ui/Text";
import { Plus } from "@alambic/ui/icons";
import { paths } from "../../../shared/routing/paths.ts";
import { ProblemText } from "../../../shared/texts/ProblemText.tsx";
import { Prompts } from "./Prompts.tsx";

export interface DebateShelfProps {
  /** The capsules of the member that unlock debates. */
  readonly capsules: readonly LinkedCapsule[];
  readonly onBegin: (question: string, capsuleId: string | null) => void;
  readonly onOpen: (debateId: string) => void;
}

/** The debates of a member, those changed last first; where there are none, questions to begin with. */
export function DebateShelf({ capsules, onBegin, onOpen }: DebateShelfProps) {
  const { t } = useI18n();
  const debates = useListDebates();
  if (debates.status === "failed") {
    return (
      <ErrorState level={2} title={t("debate.loadFailed")} onRetry={() => void debates.refresh()}>
        <ProblemText failure={debates.failure} />
      </ErrorState>
    );
  }
  if (debates.status !== "ready") {
    return (
      <SkeletonRegion>
        <Skeleton shape="row" />
        <Skeleton shape="row" />
      </SkeletonRegion>
    );
  }
  const { items, total, hasMore } = debates.data;
  if (total === 0 && capsules.length === 0) {
    return (
      <EmptyState
        level={2}
        illustration="flask"
        title={t("debate.lockedTitle")}
        actions={<ButtonLink href={paths.capsules}>{t("debate.toCatalogue")}</ButtonLink>}
      >
        {t("debate.lockedText")}
      </EmptyState>
    );
  }
  const beginButton = (
    <Inline>
      <Button icon={Plus} onPress={() => onBegin("", null)}>
        {t("debate.begin")}
      </Button>
    </Inline>
  );
  if (total === 0) {
    return (
      <Stack gap="large">
        {beginButton}
        <EmptyState level={2} title={t("debate.noneTitle")}>
          {t("debate.noneText")}
        </EmptyState>
        <Prompts capsules={capsules} onBegin={onBegin} />
      </Stack>
    );
  }
  return (
    <Stack gap="medium">
      {beginButton}
      <Text tone="second">{t("debate.count", { count: total })}</Text>
      {items.map((debate) => (
        <DebateRow key={debate.id} debate={debate} onOpen={() => onOpen(debate.id)} />
      ))}
      {hasMore ? (
        <Button variant="secondary" onPress={debates.showMore}>
          {t("debate.more")}
        </Button>
      ) : null}
    </Stack>
  );
}

interface DebateRowProps {
  readonly debate: DebateSummary;
  readonly onOpen: () => void;
}

function DebateRow({ debate, onOpen }: DebateRowProps) {
  const { t, date } = useI18n();
  const { id, question, excerpt, updated_at, capsule, overall } = debate;
  const titleId = `debate-${id}`;
  const day = date(new Date(updated_at), { dateStyle: "medium" });
  return (
    <Card as="article" padding="even" labelledBy={titleId}>
      <Stack gap="small">
        <Heading level={2} size="large" id={titleId}>
          {question === "" ? t("debate.untitled") : question}
        </Heading>
        {excerpt === "" ? null : <Text>{excerpt}</Text>}
        {overall === null ? null : (
          <Text size="small">
            {t("debate.overall", {
              level: overall.level,
              points: overall.points,
              most: overall.most,
            })}
          </Text>
        )}
        <Inline justify="between" gap="small">
          <Text tone="second" size="small">
            {capsule === null ? day : t("debate.about", { day, capsule: capsule.title })}
          </Text>
          <Button variant="secondary" size="small" describedBy={titleId} onPress={onOpen}>
            {t("debate.open")}
          </Button>
        </Inline>
      </Stack>
    </Card>
  );
}
