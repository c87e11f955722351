import { useListMyCapsules } from "@alambic/api-client/capsules";
import { useGetProgressStats } from "@alambic/api-client/progress";
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
import { situationOf } from "./situation.ts";

const ToolLinks = lazy(() => import("./ToolLinks.tsx"));

/** Where a member begins: what to do next, how it stands, and what else there is. */
export default withFormats(function DashboardScreen() {
  const { t } = useI18n();
  const capsules = useListMyCapsules();
  const stats = useGetProgressStats();
  const isWaiting = capsules.status === "loading" || stats.status === "loading";
  const situation = situationOf(capsules.status === "ready" ? capsules.data.items : null);
  const isNew = situation.kind === "new";
  const tools = useRest() ? (
    <Suspense fallback={null}>
      <ToolLinks />
    </Suspense>
  ) : null;

  return (
    <Screen title={t("dashboard.title")}>
      {isWaiting ? (
        <DashboardSkeleton />
      ) : (
        <Stack gap="large">
          <DashboardHeader situation={situation} stats={stats} />
          <TodaysQuest count={stats.status === "ready" ? stats.data.quests_available : 0} />
          <DueReviews count={stats.status === "ready" ? stats.data.reviews_due : 0} />
          <Grid columns="aside">
            <NextStep situation={situation} />
            {isNew ? (
              <>
                <Discoveries />
                <MembershipSection />
                {tools}
              </>
            ) : (
              <>
                <DistilCard
                  remaining={stats.status === "ready" ? stats.data.capsules_remaining : undefined}
                />
                <Stack>
                  <MyCapsules capsules={capsules} />
                </Stack>
                <Stack gap="large">
                  <MembershipSection />
                  <Discoveries />
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
