import { useListReports } from "@alambic/api-client/quality";
import { useI18n } from "@alambic/i18n/react";
import { Button } from "@alambic/ui/Button";
import { EmptyState } from "@alambic/ui/EmptyState";
import { ErrorState } from "@alambic/ui/ErrorState";
import { Heading } from "@alambic/ui/Heading";
import { Skeleton, SkeletonRegion } from "@alambic/ui/Skeleton";
import { Stack } from "@alambic/ui/Stack";
import { Text } from "@alambic/ui/Text";
import { useEffect } from "react";
import { withFormats } from "../../shared/formats/withFormats.tsx";
import { focusHeading } from "../../shared/routing/focusHeading.ts";
import { paths } from "../../shared/routing/paths.ts";
import { TrailedScreen } from "../../shared/screen/TrailedScreen.tsx";
import { ProblemText } from "../../shared/texts/ProblemText.tsx";
import { ReportCard } from "./ReportCard.tsx";

/** The open reports that a member looks after. */
export default withFormats(function ReportsScreen() {
  const { t } = useI18n();
  return (
    <TrailedScreen
      title={t("quality.reportsTitle")}
      trail={[{ label: t("quality.reportsTitle"), href: paths.reports }]}
    >
      <Stack gap="large">
        <Stack gap="small">
          <Heading level={1}>{t("quality.reportsTitle")}</Heading>
          <Text size="large" tone="second">
            {t("quality.reportsLead")}
          </Text>
        </Stack>
        <OpenReports />
      </Stack>
    </TrailedScreen>
  );
});

function OpenReports() {
  const { t } = useI18n();
  const reports = useListReports();
  const count = reports.status === "ready" ? reports.data.items.length : null;
  useEffect(() => {
    // The report that was dealt with is gone, and its buttons with it.
    if (count !== null && document.activeElement === document.body) focusHeading();
  }, [count]);
  if (reports.status === "failed") {
    return (
      <ErrorState title={t("quality.reportsFailedTitle")} onRetry={() => void reports.refresh()}>
        <ProblemText failure={reports.failure} />
      </ErrorState>
    );
  }
  if (reports.status !== "ready") {
    return (
      <SkeletonRegion label={t("quality.loadingReports")}>
        <Skeleton shape="card" />
        <Skeleton shape="card" />
      </SkeletonRegion>
    );
  }
  const { items, hasMore } = reports.data;
  if (items.length === 0) {
    return (
      <EmptyState illustration="drops" title={t("quality.noReportsTitle")}>
        {t("quality.noReportsText")}
      </EmptyState>
    );
  }
  return (
    <Stack gap="medium">
      {items.map((report) => (
        <ReportCard key={report.id} report={report} />
      ))}
      {hasMore ? (
        <Button variant="secondary" onPress={reports.showMore}>
          {t("quality.more")}
        </Button>
      ) : null}
    </Stack>
  );
}
