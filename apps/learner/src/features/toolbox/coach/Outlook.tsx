import type { StudyPlan } from "@alambic/contract";
import { CoachOutlook } from "@alambic/ui/CoachOutlook";
import { useForeignLanguage } from "../../../shared/capsules/useForeignLanguage.ts";
import { paths } from "../../../shared/routing/paths.ts";
import { dayOf, daysOf, noonOf } from "./daysOf.ts";

export interface OutlookProps {
  readonly plan: StudyPlan;
}

/** How likely it is that the capsule is known by the day, and what each day takes. */
export function Outlook({ plan }: OutlookProps) {
  const foreign = useForeignLanguage();
  const { capsule, deadline_on, minutes_a_day, outlook } = plan;
  const { status, chance, message, minutes_needed, today, days } = outlook;
  const next = today.lessons[0];
  return (
    <CoachOutlook
      plan={{
        capsule: capsule.title,
        lang: foreign(capsule.language),
        deadline: noonOf(deadline_on),
        minutesADay: minutes_a_day,
        status,
        chance,
        message,
        minutesNeeded: minutes_needed,
        today: dayOf(today),
        nextHref: next === undefined ? null : paths.lesson(next.id),
        days: daysOf(days),
      }}
    />
  );
}
