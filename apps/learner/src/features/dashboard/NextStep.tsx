import type { Capsule } from "@alambic/contract";
import { useI18n } from "@alambic/i18n/react";
import { ButtonLink } from "@alambic/ui/ButtonLink";
import { Card } from "@alambic/ui/Card";
import { EmptyState } from "@alambic/ui/EmptyState";
import { GenerationProgress } from "@alambic/ui/GenerationProgress";
import { Stack } from "@alambic/ui/Stack";
import { ArrowRight } from "@alambic/ui/icons";
import { paths } from "../../shared/routing/paths.ts";
import { TopicForm } from "./TopicForm.tsx";
import { Resume } from "./Resume.tsx";
import type { Situation } from "./situation.ts";

export interface NextStepProps {
  readonly situation: Situation;
}

/** The one thing to do now. */
export function NextStep({ situation }: NextStepProps) {
  switch (situation.kind) {
    case "resume":
      return <Resume capsule={situation.capsule} lesson={situation.lesson} />;
    case "preparing":
      return <Preparing capsule={situation.capsule} />;
    case "done":
    case "new":
    case "unknown":
      return <Begin isFirst={situation.kind === "new"} />;
  }
}

function Begin({ isFirst }: { readonly isFirst: boolean }) {
  const { t } = useI18n();
  return (
    <Card tone="accent" padding="even">
      <Stack gap="medium" grows justify="center">
        <EmptyState
          illustration={isFirst ? "still" : "flask"}
          title={isFirst ? t("dashboard.emptyTitle") : t("dashboard.doneTitle")}
        >
          {isFirst ? t("dashboard.emptyText") : t("dashboard.doneText")}
        </EmptyState>
        {isFirst ? <TopicForm /> : null}
      </Stack>
    </Card>
  );
}

function Preparing({ capsule }: { readonly capsule: Capsule }) {
  const { t } = useI18n();
  const { lessons_ready: ready, lesson_count: count } = capsule;
  return (
    <GenerationProgress
      title={capsule.title}
      ready={ready}
      count={count === 0 ? null : count}
      text={count === 0 ? t("member.preparingSoon") : t("member.preparing", { ready, count })}
      action={
        <ButtonLink href={paths.plan(capsule)} variant="secondary" iconEnd={ArrowRight}>
          {t("member.openPlan")}
        </ButtonLink>
      }
    />
  );
}
