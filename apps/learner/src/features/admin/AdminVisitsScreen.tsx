import { useListVisits } from "@alambic/api-client/analytics";
import { useI18n } from "@alambic/i18n/react";
import { EmptyState } from "@alambic/ui/EmptyState";
import { ErrorState } from "@alambic/ui/ErrorState";
import { Skeleton, SkeletonRegion } from "@alambic/ui/Skeleton";
import { Table } from "@alambic/ui/Table";
import { withFormats } from "../../shared/formats/withFormats.tsx";
import { ProblemText } from "../../shared/texts/ProblemText.tsx";
import { AdminScreen } from "./AdminScreen.tsx";

/** How often screens were visited by those who agreed to be counted. */
export default withFormats(function AdminVisitsScreen() {
  return (
    <AdminScreen page="visits">
      <Visits />
    </AdminScreen>
  );
});

function Visits() {
  const { t, number } = useI18n();
  const visits = useListVisits();
  if (visits.status === "failed") {
    return (
      <ErrorState title={t("admin.visits.failed")} onRetry={() => void visits.refresh()}>
        <ProblemText failure={visits.failure} />
      </ErrorState>
    );
  }
  if (visits.status !== "ready") {
    return (
      <SkeletonRegion label={t("admin.loading")}>
        <Skeleton shape="card" />
      </SkeletonRegion>
    );
  }
  const { screens, total } = visits.data;
  if (screens.length === 0)
    return <EmptyState illustration="drops" level={2} title={t("admin.visits.none")} />;
  return (
    <Table
      caption={t("admin.visits.total", { count: total })}
      columns={[
        { id: "screen", label: t("admin.visits.screen") },
        { id: "visits", label: t("admin.visits.visits") },
      ]}
      rows={screens.map(({ screen, visits: count }) => ({
        id: screen,
        cells: [t(`admin.visits.screen.${screen}`), number(count)],
      }))}
    />
  );
}
