import { useI18n } from "@alambic/i18n/react";
import { useId } from "react";
import { Button } from "../../primitives/button/Button.tsx";
import { Card } from "../../primitives/card/Card.tsx";
import { EmptyState } from "../../primitives/empty-state/EmptyState.tsx";
import { ErrorState } from "../../primitives/error-state/ErrorState.tsx";
import { Heading } from "../../primitives/heading/Heading.tsx";
import type { HeadingLevel } from "../../primitives/heading/Heading.tsx";
import { ArrowRight, RotateCcw } from "../../primitives/icon/icons.ts";
import { Skeleton, SkeletonRegion } from "../../primitives/skeleton/Skeleton.tsx";
import { Stack } from "../../primitives/stack/Stack.tsx";
import { ReviewForecast } from "./ReviewForecast.tsx";
import type { ReviewForecastDay } from "./ReviewForecast.tsx";
import { figures, label, value } from "./ReviewSummary.css.ts";

/** Where the learner's reviews stand. */
export type ReviewQueue =
  | { readonly kind: "loading" }
  | { readonly kind: "failed"; readonly onRetry: () => void }
  | {
      readonly kind: "waiting";
      readonly due: number;
      readonly overdue: number;
      readonly new: number;
      /** How long they take, in minutes. */
      readonly minutes: number;
      readonly forecast?: readonly ReviewForecastDay[] | undefined;
      readonly onStart: () => void;
    }
  | {
      readonly kind: "none";
      /** When the next cards come, in words: "tomorrow", "in 3 days". */
      readonly next?: string | undefined;
      readonly onRestart?: (() => void) | undefined;
    };

export interface ReviewSummaryProps {
  /** What waits: loading, failed, or how many cards of each sort. */
  readonly queue: ReviewQueue;
  readonly headingLevel?: HeadingLevel | undefined;
}

/** What waits to be reviewed: due, overdue and new cards, and the way in. */
export function ReviewSummary({ queue, headingLevel = 2 }: ReviewSummaryProps) {
  const { t } = useI18n();
  switch (queue.kind) {
    case "loading":
      return (
        <Card>
          <SkeletonRegion>
            <Skeleton shape="heading" width="third" />
            <Skeleton width="most" />
            <Skeleton shape="card" />
            <Skeleton shape="button" />
          </SkeletonRegion>
        </Card>
      );
    case "failed":
      return (
        <Card>
          <ErrorState level={headingLevel} title={t("review.failed")} onRetry={queue.onRetry}>
            {t("review.failedText")}
          </ErrorState>
        </Card>
      );
    case "none":
      return (
        <Card>
          <EmptyState
            level={headingLevel}
            title={t("review.none")}
            actions={
              queue.onRestart === undefined ? undefined : (
                <Button variant="secondary" icon={RotateCcw} onPress={queue.onRestart}>
                  {t("review.restart")}
                </Button>
              )
            }
          >
            {t("review.noneText")}{" "}
            {queue.next === undefined ? null : t("review.noneNext", { when: queue.next })}
          </EmptyState>
        </Card>
      );
    case "waiting":
      return <WaitingCards queue={queue} headingLevel={headingLevel} />;
  }
}

interface WaitingCardsProps {
  readonly queue: Extract<ReviewQueue, { kind: "waiting" }>;
  readonly headingLevel: HeadingLevel;
}

function WaitingCards({ queue, headingLevel }: WaitingCardsProps) {
  const { t, number } = useI18n();
  const titleId = useId();
  const { due, overdue, minutes, forecast, onStart } = queue;
  const count = due + overdue + queue.new;
  const parts = [
    { id: "overdue", words: t("review.overdue"), figure: overdue },
    { id: "due", words: t("review.due"), figure: due },
    { id: "new", words: t("review.new", { count: queue.new }), figure: queue.new },
  ] as const;
  return (
    <Card as="section" labelledBy={titleId}>
      <Stack gap="large">
        <Stack gap="xsmall">
          <Heading level={headingLevel} size="title" id={titleId}>
            {t("review.title")}
          </Heading>
          <p className={label}>{t("review.waiting", { count, minutes })}</p>
        </Stack>
        <dl className={figures}>
          {parts.map(({ id, words, figure }) => (
            <div key={id} className={value({ tone: figure === 0 ? "none" : id })}>
              <dt>{words}</dt>
              <dd>{number(figure)}</dd>
            </div>
          ))}
        </dl>
        {forecast === undefined ? null : <ReviewForecast days={forecast} />}
        <Button width="full" iconEnd={ArrowRight} onPress={onStart}>
          {t("review.start")}
        </Button>
      </Stack>
    </Card>
  );
}
