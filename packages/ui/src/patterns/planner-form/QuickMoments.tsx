import { useI18n } from "@alambic/i18n/react";
import { ChipGroup } from "../../primitives/chip-group/ChipGroup.tsx";
import { dayOf, timeOf } from "./plan.ts";
import type { PlanDraft } from "./plan.ts";
import { quickMoments } from "./quickMoments.ts";

type Moment = Pick<PlanDraft, "date" | "time">;

export interface QuickMomentsProps {
  readonly now: Date;
  /** What is planned so far. */
  readonly value: Moment;
  readonly onChange: (moment: Moment) => void;
}

const keyOf = ({ date, time }: Moment) => `${date}T${time}`;

/** Moments that one press chooses. */
export function QuickMoments({ now, value, onChange }: QuickMomentsProps) {
  const { t, date: format } = useI18n();
  const tomorrow = new Date(now.getFullYear(), now.getMonth(), now.getDate() + 1);
  const labelOf = (moment: Date) => {
    const time = format(moment, { timeStyle: "short" });
    if (dayOf(moment) === dayOf(now)) return t("tools.planner.todayAt", { time });
    if (dayOf(moment) === dayOf(tomorrow)) return t("tools.planner.tomorrowAt", { time });
    const day = format(moment, { weekday: "long", day: "numeric", month: "short" });
    return t("tools.planner.dayAt", { day, time });
  };
  const moments = quickMoments(now).map((at) => ({ at, date: dayOf(at), time: timeOf(at) }));
  return (
    <ChipGroup
      legend={t("tools.planner.quick")}
      options={moments.map(({ at, ...moment }) => ({ value: keyOf(moment), label: labelOf(at) }))}
      value={keyOf(value)}
      onChange={(key) => {
        const chosen = moments.find((moment) => keyOf(moment) === key);
        if (chosen !== undefined) onChange({ date: chosen.date, time: chosen.time });
      }}
    />
  );
}
