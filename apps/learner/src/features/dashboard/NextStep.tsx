import type { Capsule } from "@alambic/contract";
import { useI18n } from "@alambic/i18n/react";
import { ButtonLink } from "@alambic/ui/ButtonLink";
import { Card } from "@alambic/ui/Card";
import { EmptyState } from "@alambic/ui/EmptyState";
import { GenerationProgress } from "@alambic/ui/GenerationProgress";
import { Skeleton } from "@alambic/ui/Skeleton";
import { Stack } from "@alambic/ui/Stack";
import { ArrowRight } from "@alambic/ui/icons";
import { lazyIfThere } from "../../shared/screen/lazyIfThere.ts";
import { paths } from "../../shared/routing/paths.ts";
import { Suspense } from "react";
import { TopicForm } from "./TopicForm.tsx";
import { Resume } from "./Resume.tsx";
import type { Situation } from "./situation.ts";

export interface NextStepProps {
  readonly situation: Situation;
  readonly onRetry: () => void;
}

const UnknownStep = lazyIfThere(() => import("./UnknownStep.tsx"));

/** The one thing to do now. */
export function NextStep({ situation, onRetry }: NextStepProps) {
  switch (situation.kind) {
    case "resume":
      return <Resume capsule={situation.capsule} lesson={situation.lesson} />;
    case "preparing":
      return <Preparing capsule={situation.capsule} />;
    case "done":
    case "new":
      return <Begin isFirst={situation.kind === "new"} />;
    case "unknown":
      return (
        <Suspense fallback={<Skeleton shape="card" />}>
          <UnknownStep onRetry={onRetry} />
        </Suspense>
      );
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
