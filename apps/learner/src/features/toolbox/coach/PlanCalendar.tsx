import {
  useCreateStudyPlanFeed,
  useDeleteStudyPlanFeed,
  useExportStudyPlan,
} from "@alambic/api-client/coach";
import type { StudyPlan } from "@alambic/contract";
import { useI18n } from "@alambic/i18n/react";
import { Banner } from "@alambic/ui/Banner";
import { Button } from "@alambic/ui/Button";
import { Inline } from "@alambic/ui/Inline";
import { Stack } from "@alambic/ui/Stack";
import { CalendarDays, Download } from "@alambic/ui/icons";
import { saveFile } from "../../../shared/saveFile.ts";
import { ProblemText } from "../../../shared/texts/ProblemText.tsx";
import { FeedAddress } from "./FeedAddress.tsx";

export interface PlanCalendarProps {
  readonly plan: StudyPlan;
}

/** Takes the plan to a calendar: as a file, or as an address that a calendar follows. */
export function PlanCalendar({ plan }: PlanCalendarProps) {
  const { t } = useI18n();
  const file = useExportStudyPlan();
  const make = useCreateStudyPlanFeed();
  const end = useDeleteStudyPlanFeed();
  const download = async () => {
    const made = await file.run();
    if (made.ok) saveFile(made.data, "alambic.ics");
  };
  const failed = [file, make, end].find(({ status }) => status === "failed");
  const address = make.status === "succeeded" ? `${location.origin}${make.data.path}` : null;
  return (
    <Stack gap="small">
      {failed?.status === "failed" ? (
        <Banner tone="wrong" announcement="assertive">
          <ProblemText failure={failed.failure} />
        </Banner>
      ) : null}
      <Inline gap="small">
        <Button
          variant="secondary"
          size="small"
          icon={Download}
          pending={file.status === "running"}
          onPress={() => void download()}
        >
          {t("coach.calendarFile")}
        </Button>
        <Button
          variant="secondary"
          size="small"
          icon={CalendarDays}
          pending={make.status === "running"}
          onPress={() => void make.run()}
        >
          {t(plan.feed === null ? "coach.feedMake" : "coach.feedRenew")}
        </Button>
        {plan.feed === null ? null : (
          <Button
            variant="quiet"
            size="small"
            pending={end.status === "running"}
            onPress={() => {
              make.reset();
              void end.run();
            }}
          >
            {t("coach.feedEnd")}
          </Button>
        )}
      </Inline>
      {address === null ? null : <FeedAddress key={address} address={address} />}
    </Stack>
  );
}
