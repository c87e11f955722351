import { useGetProgressStats } from "@alambic/api-client/progress";
import { useSession } from "@alambic/api-client/core";
import { dayPeriod } from "@alambic/domain/greetings";
import { useI18n } from "@alambic/i18n/react";
import { GreetingHeader } from "@alambic/ui/GreetingHeader";
import { useState } from "react";
import { DashboardStats } from "./DashboardStats.tsx";
import type { Situation } from "./situation.ts";

export interface DashboardHeaderProps {
  /** Null while it is not known. */
  readonly situation: Situation | null;
}

/** The date, a greeting that names the next step, and the figures. */
export function DashboardHeader({ situation }: DashboardHeaderProps) {
  const { t, date } = useI18n();
  const session = useSession();
  const stats = useGetProgressStats();
  const [now] = useState(() => new Date());

  const name = session.status === "member" ? session.user.username : "";
  const greeted = { period: dayPeriod(now.getHours()), named: name === "" ? "no" : "yes", name };
  return (
    <GreetingHeader
      date={date(now, { weekday: "long", day: "numeric", month: "long" })}
      greeting={t(`dashboard.${greetingOf(situation)}`, greeted)}
      stats={<DashboardStats stats={stats} />}
    />
  );
}

function greetingOf(situation: Situation | null) {
  switch (situation?.kind) {
    case undefined:
      return "greeting";
    case "resume":
      return "greetingResume";
    case "preparing":
      return "greetingPreparing";
    case "done":
      return "greetingDone";
    case "new":
      return "greetingNew";
  }
}
