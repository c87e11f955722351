import { useGetCoachOverview } from "@alambic/api-client/coach";
import type { CoachReviews, CoachSuggestion } from "@alambic/contract";
import { useI18n } from "@alambic/i18n/react";
import { Button } from "@alambic/ui/Button";
import { ButtonLink } from "@alambic/ui/ButtonLink";
import { Card } from "@alambic/ui/Card";
import { ErrorState } from "@alambic/ui/ErrorState";
import { Heading } from "@alambic/ui/Heading";
import { Inline } from "@alambic/ui/Inline";
import { Skeleton, SkeletonRegion } from "@alambic/ui/Skeleton";
import { Stack } from "@alambic/ui/Stack";
import { Text } from "@alambic/ui/Text";
import { ArrowRight, Bell } from "@alambic/ui/icons";
import { paths } from "../../../shared/routing/paths.ts";
import { openPlanner } from "../../../shared/screen/planner.ts";
import { ProblemText } from "../../../shared/texts/ProblemText.tsx";
import { Areas } from "./Areas.tsx";

/** What is best done today, what comes back, and where it goes well or not yet. */
export function CoachDesk() {
  const { t } = useI18n();
  const overview = useGetCoachOverview();
  if (overview.status === "failed") {
    return (
      <ErrorState level={2} title={t("coach.loadFailed")} onRetry={() => void overview.refresh()}>
        <ProblemText failure={overview.failure} />
      </ErrorState>
    );
  }
  if (overview.status !== "ready") {
    return (
      <SkeletonRegion label={t("toolbox.loading")}>
        <Skeleton shape="card" />
        <Skeleton shape="row" />
        <Skeleton shape="row" />
      </SkeletonRegion>
    );
  }
  const { today, reviews, focus, strengths } = overview.data;
  return (
    <Stack gap="large">
      <Today today={today} />
      <NextReviews reviews={reviews} isSuggested={today.kind === "reviews"} />
      <Areas title={t("coach.focus")} none={t("coach.noFocus")} areas={focus} />
      <Areas title={t("coach.strengths")} none={t("coach.noStrengths")} areas={strengths} />
      <Inline>
        <Button variant="secondary" size="small" icon={Bell} onPress={() => openPlanner()}>
          {t("coach.remind")}
        </Button>
      </Inline>
    </Stack>
  );
}

function Today({ today }: { readonly today: CoachSuggestion }) {
  const { t } = useI18n();
  const way = wayOf(today);
  return (
    <Card as="section" tone="warm" padding="even" labelledBy="coach-today">
      <Stack gap="medium" align="start">
        <Heading level={2} size="large" tone="warm" id="coach-today">
          {t("coach.today")}
        </Heading>
        <Text>{today.text}</Text>
        {way === null ? null : (
          <ButtonLink href={way} size="small" iconEnd={ArrowRight}>
            {t("coach.go", { kind: today.kind })}
          </ButtonLink>
        )}
      </Stack>
    </Card>
  );
}

function wayOf({ kind, capsule, lesson }: CoachSuggestion): string | null {
  switch (kind) {
    case "reviews":
      return paths.reviews;
    case "explore":
      return paths.capsules;
    case "plan":
    case "lesson":
      if (lesson !== null) return paths.lesson(lesson.id);
      return capsule === null ? null : paths.plan(capsule);
    case "rest":
      return null;
  }
}

interface NextReviewsProps {
  readonly reviews: CoachReviews;
  /** They are what is best done today, and the way to them stands there. */
  readonly isSuggested: boolean;
}

function NextReviews({ reviews, isSuggested }: NextReviewsProps) {
  const { t, date } = useI18n();
  const { due_now: now, due_today, minutes, next_due_at } = reviews;
  return (
    <Stack gap="small">
      <Heading level={2} size="large">
        {t("coach.reviews")}
      </Heading>
      <Text>
        {due_today > 0
          ? t("coach.dueToday", { now, later: due_today - now, today: due_today, minutes })
          : next_due_at === null
            ? t("coach.noReviews")
            : t("coach.nextReview", {
                day: date(new Date(next_due_at), { dateStyle: "full" }),
              })}
      </Text>
      {now > 0 && !isSuggested ? (
        <Inline>
          <ButtonLink href={paths.reviews} variant="secondary" size="small" iconEnd={ArrowRight}>
            {t("coach.review")}
          </ButtonLink>
        </Inline>
      ) : null}
    </Stack>
  );
}
