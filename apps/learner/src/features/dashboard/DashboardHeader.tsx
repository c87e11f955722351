import { useSession } from "@alambic/api-client/core";
import type { ProgressStats } from "@alambic/contract";
import { dayPeriod } from "@alambic/domain/greetings";
import { useI18n } from "@alambic/i18n/react";
import { GreetingHeader } from "@alambic/ui/GreetingHeader";
import { useState } from "react";
import { DashboardStats } from "./DashboardStats.tsx";
import { greetingName } from "./greetingName.ts";
import type { Situation } from "./situation.ts";

export interface DashboardHeaderProps {
  readonly situation: Situation;
  /** Null where they could not be had. */
  readonly stats: ProgressStats | null;
}

const greetings = {
  resume: "dashboard.greetingResume",
  preparing: "dashboard.greetingPreparing",
  done: "dashboard.greetingDone",
  new: "dashboard.greetingNew",
  unknown: "dashboard.greeting",
} as const satisfies Record<Situation["kind"], string>;

/** The date, a greeting that names the next step, and the figures. */
export function DashboardHeader({ situation, stats }: DashboardHeaderProps) {
  const { t, date } = useI18n();
  const session = useSession();
  const [now] = useState(() => new Date());
  const name = session.status === "member" ? greetingName(session.user.username) : "";
  return (
    <GreetingHeader
      data-tutorial="header"
      date={date(now, { weekday: "long", day: "numeric", month: "long" })}
      greeting={t(greetings[situation.kind], {
        period: dayPeriod(now.getHours()),
        named: name === "" ? "no" : "yes",
        name,
      })}
      stats={<DashboardStats stats={stats} />}
    />
  );
}
