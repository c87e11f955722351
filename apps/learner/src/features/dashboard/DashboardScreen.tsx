import { useListMyCapsules } from "@alambic/api-client/capsules";
import { useI18n } from "@alambic/i18n/react";
import { Grid } from "@alambic/ui/Grid";
import { Stack } from "@alambic/ui/Stack";
import { Screen } from "../../app/shell/Screen.tsx";
import { DashboardHeader } from "./DashboardHeader.tsx";
import { Discoveries } from "./Discoveries.tsx";
import { DistilCard } from "./DistilCard.tsx";
import { MyCapsules } from "./MyCapsules.tsx";
import { NextStep } from "./NextStep.tsx";
import { situationOf } from "./situation.ts";

/** Where a member begins: what to do next, how it stands, and what else there is. */
export default function DashboardScreen() {
  const { t } = useI18n();
  const capsules = useListMyCapsules();
  const situation = capsules.status === "ready" ? situationOf(capsules.data.items) : null;
  return (
    <Screen title={t("dashboard.title")}>
      <Stack gap="large">
        <DashboardHeader situation={situation} />
        <Grid columns="aside">
          <NextStep situation={situation} failed={capsules.status === "failed"} />
          <DistilCard />
          <MyCapsules capsules={capsules} />
          <Discoveries />
        </Grid>
      </Stack>
    </Screen>
  );
}
