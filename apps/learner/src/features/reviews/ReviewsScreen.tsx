import { useGetReviewStats } from "@alambic/api-client/reviews";
import { useI18n } from "@alambic/i18n/react";
import { ButtonLink } from "@alambic/ui/ButtonLink";
import { Card } from "@alambic/ui/Card";
import { EmptyState } from "@alambic/ui/EmptyState";
import { Grid } from "@alambic/ui/Grid";
import { Heading } from "@alambic/ui/Heading";
import { ReviewSummary } from "@alambic/ui/ReviewSummary";
import { Stack } from "@alambic/ui/Stack";
import { Text } from "@alambic/ui/Text";
import { lazy, Suspense } from "react";
import { withFormats } from "../../shared/formats/withFormats.tsx";
import { navigate } from "../../shared/routing/navigation.ts";
import { paths } from "../../shared/routing/paths.ts";
import { TrailedScreen } from "../../shared/screen/TrailedScreen.tsx";
import { ReviewCapsules } from "./ReviewCapsules.tsx";
import { ReviewFigures } from "./ReviewFigures.tsx";
import { summaryOf } from "./summaryOf.ts";

const HeldCards = lazy(() => import("./HeldCards.tsx"));
const ReturnPlan = lazy(() => import("./ReturnPlan.tsx"));

/** What waits to be reviewed, what comes, and how much is remembered. */
export default withFormats(function ReviewsScreen() {
  const i18n = useI18n();
  const { t } = i18n;
  const stats = useGetReviewStats();
  const known = stats.status === "ready" ? stats.data : null;
  return (
    <TrailedScreen
      title={t("review.screen.title")}
      trail={[{ label: t("review.screen.title"), href: paths.reviews }]}
      width="reading"
    >
      <Stack gap="large">
        <Grid columns="head">
          <Stack gap="small">
            <Heading level={1}>{t("review.screen.title")}</Heading>
            <Text size="large" tone="second">
              {t("review.screen.lead")}
            </Text>
          </Stack>
          <ButtonLink href={paths.reviewSettings} variant="secondary" size="small">
            {t("review.settings.title")}
          </ButtonLink>
        </Grid>
        {known !== null && (known.overdue > 0 || known.later > 0) ? (
          <Suspense>
            <ReturnPlan stats={known} />
          </Suspense>
        ) : null}
        {known?.cards === 0 ? (
          <Card>
            <EmptyState
              title={t("review.screen.noCards")}
              actions={<ButtonLink href={paths.library}>{t("member.library")}</ButtonLink>}
            >
              {t("review.screen.noCardsText")}
            </EmptyState>
          </Card>
        ) : (
          <ReviewSummary
            queue={summaryOf(stats, i18n, {
              onStart: () => navigate(paths.reviewSession),
              onRetry: () => void stats.refresh(),
            })}
          />
        )}
        {known === null || known.cards === 0 ? null : (
          <>
            <ReviewFigures stats={known} />
            <ReviewCapsules capsules={known.capsules} />
          </>
        )}
        {known === null || known.held === 0 ? null : (
          <Suspense>
            <HeldCards count={known.held} />
          </Suspense>
        )}
      </Stack>
    </TrailedScreen>
  );
});
