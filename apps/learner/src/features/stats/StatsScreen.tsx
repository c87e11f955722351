import { useGetProgressActivity } from "@alambic/api-client/progress";
import { useI18n } from "@alambic/i18n/react";
import { Card } from "@alambic/ui/Card";
import { ErrorState } from "@alambic/ui/ErrorState";
import { Heading } from "@alambic/ui/Heading";
import { Stack } from "@alambic/ui/Stack";
import { paths } from "../../shared/routing/paths.ts";
import { TrailedScreen } from "../../shared/screen/TrailedScreen.tsx";
import { StatsBody } from "./StatsBody.tsx";
import { StatsSkeleton } from "./StatsSkeleton.tsx";

/** What a member did, how their memory stands, and what comes. */
export default function StatsScreen() {
  const { t } = useI18n();
  const activity = useGetProgressActivity({});
  return (
    <TrailedScreen
      title={t("stats.title")}
      trail={[{ label: t("stats.title"), href: paths.stats }]}
    >
      <Stack gap="large">
        <Heading level={1}>{t("stats.title")}</Heading>
        {activity.status === "failed" ? (
          <Card>
            <ErrorState title={t("stats.failed")} onRetry={() => void activity.refresh()}>
              {t("stats.failedText")}
            </ErrorState>
          </Card>
        ) : activity.status === "ready" ? (
          <StatsBody activity={activity.data} />
        ) : (
          <StatsSkeleton />
        )}
      </Stack>
    </TrailedScreen>
  );
}
