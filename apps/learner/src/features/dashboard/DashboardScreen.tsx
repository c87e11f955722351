import { useGetDashboard } from "@alambic/api-client/progress";
import { useI18n } from "@alambic/i18n/react";
import { Grid } from "@alambic/ui/Grid";
import { Stack } from "@alambic/ui/Stack";
import { lazy, Suspense } from "react";
import { withFormats } from "../../shared/formats/withFormats.tsx";
import { TodaysQuest } from "../../shared/quests/TodaysQuest.tsx";
import { useRest } from "../../shared/screen/later.ts";
import { Screen } from "../../shared/screen/Screen.tsx";
import { DashboardHeader } from "./DashboardHeader.tsx";
import { DashboardSkeleton } from "./DashboardSkeleton.tsx";
import { Discoveries } from "./Discoveries.tsx";
import { DistilCard } from "./DistilCard.tsx";
import { DueReviews } from "./DueReviews.tsx";
import { MembershipSection } from "./MembershipSection.tsx";
import { MyCapsules } from "./MyCapsules.tsx";
import { NextStep } from "./NextStep.tsx";
import { ProgressLinks } from "./ProgressLinks.tsx";
import { situationOf } from "./situation.ts";

const ToolLinks = lazy(() => import("./ToolLinks.tsx"));

/** Where a member begins: what to do next, how it stands, and what else there is. */
export default withFormats(function DashboardScreen() {
  const { t, locale } = useI18n();
  const dashboard = useGetDashboard({ language: locale });
  const known = dashboard.status === "ready" ? dashboard.data : null;
  const situation = situationOf(known?.capsules ?? null);
  const isNew = situation.kind === "new";
  const tools = useRest() ? (
    <Suspense fallback={null}>
      <ToolLinks />
    </Suspense>
  ) : null;

  return (
    <Screen title={t("dashboard.title")}>
      {dashboard.status === "loading" ? (
        <DashboardSkeleton />
      ) : (
        <Stack gap="large">
          <DashboardHeader situation={situation} stats={known?.stats ?? null} />
          <TodaysQuest count={known?.stats.quests_available ?? 0} />
          <DueReviews count={known?.stats.reviews_due ?? 0} />
          <Grid columns="aside">
            <NextStep situation={situation} onRetry={() => void dashboard.refresh()} />
            {isNew ? (
              <>
                <Discoveries suggestions={known?.suggestions ?? null} />
                <Stack gap="large">
                  <ProgressLinks />
                  <MembershipSection />
                </Stack>
                {tools}
              </>
            ) : (
              <>
                <DistilCard dashboard={known} />
                <Stack gap="large">
                  <MyCapsules dashboard={dashboard} />
                  <Discoveries suggestions={known?.suggestions ?? null} />
                </Stack>
                <Stack gap="large">
                  <ProgressLinks />
                  <MembershipSection />
                  {tools}
                </Stack>
              </>
            )}
          </Grid>
        </Stack>
      )}
    </Screen>
  );
});
