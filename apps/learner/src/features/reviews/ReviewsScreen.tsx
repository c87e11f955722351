import { useGetReviewStats } from "@alambic/api-client/reviews";
import { useI18n } from "@alambic/i18n/react";
import { Heading } from "@alambic/ui/Heading";
import { ReviewSummary } from "@alambic/ui/ReviewSummary";
import { Stack } from "@alambic/ui/Stack";
import { StatRow } from "@alambic/ui/StatRow";
import { Text } from "@alambic/ui/Text";
import { navigate } from "../../shared/routing/navigation.ts";
import { paths } from "../../shared/routing/paths.ts";
import { TrailedScreen } from "../../shared/screen/TrailedScreen.tsx";
import { shareOf } from "./shareOf.ts";
import { summaryOf } from "./summaryOf.ts";

/** What waits to be reviewed, what comes, and how much is remembered. */
export default function ReviewsScreen() {
  const i18n = useI18n();
  const { t, number } = i18n;
  const stats = useGetReviewStats();
  const known = stats.status === "ready" ? stats.data : null;
  const percent = (share: number | null) =>
    share === null ? "–" : number(share, { style: "percent" });

  return (
    <TrailedScreen
      title={t("reviews.title")}
      trail={[{ label: t("reviews.title"), href: paths.reviews }]}
      width="reading"
    >
      <Stack gap="large">
        <Stack gap="small">
          <Heading level={1}>{t("reviews.title")}</Heading>
          <Text size="large" tone="second">
            {t("reviews.lead")}
          </Text>
        </Stack>
        <ReviewSummary
          queue={summaryOf(stats, i18n, {
            onStart: () => navigate(paths.reviewSession),
            onRetry: () => void stats.refresh(),
          })}
        />
        {known === null || known.cards === 0 ? null : (
          <StatRow
            stats={[
              {
                value: percent(shareOf(known.retention_7)),
                label: t("reviews.retention7"),
                accent: true,
              },
              { value: percent(shareOf(known.retention_30)), label: t("reviews.retention30") },
              {
                value: number(known.reviewed_today),
                label: t("reviews.reviewedToday", { count: known.reviewed_today }),
              },
              {
                value: number(known.cards),
                label: t("reviews.cards", { count: known.cards }),
              },
            ]}
          />
        )}
      </Stack>
    </TrailedScreen>
  );
}
