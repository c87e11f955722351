import { useGetReviewStats } from "@alambic/api-client/reviews";
import { useI18n } from "@alambic/i18n/react";
import { Heading } from "@alambic/ui/Heading";
import { ReviewSummary } from "@alambic/ui/ReviewSummary";
import { Stack } from "@alambic/ui/Stack";
import { Text } from "@alambic/ui/Text";
import { withFormats } from "../../shared/formats/withFormats.tsx";
import { navigate } from "../../shared/routing/navigation.ts";
import { paths } from "../../shared/routing/paths.ts";
import { TrailedScreen } from "../../shared/screen/TrailedScreen.tsx";
import { ReviewFigures } from "./ReviewFigures.tsx";
import { summaryOf } from "./summaryOf.ts";

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
        <Stack gap="small">
          <Heading level={1}>{t("review.screen.title")}</Heading>
          <Text size="large" tone="second">
            {t("review.screen.lead")}
          </Text>
        </Stack>
        <ReviewSummary
          queue={summaryOf(stats, i18n, {
            onStart: () => navigate(paths.reviewSession),
            onRetry: () => void stats.refresh(),
          })}
        />
        {known === null || known.cards === 0 ? null : <ReviewFigures stats={known} />}
      </Stack>
    </TrailedScreen>
  );
});
