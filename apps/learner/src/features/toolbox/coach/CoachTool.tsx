import { useI18n } from "@alambic/i18n/react";
import { Tabs } from "@alambic/ui/Tabs";
import { useState } from "react";
import { CoachDesk } from "./CoachDesk.tsx";
import { CoachTalk } from "./CoachTalk.tsx";
import { DeadlinePlan } from "./DeadlinePlan.tsx";

/** The coach: what it sees, a conversation with it, and a plan to a deadline. */
export default function CoachTool() {
  const { t } = useI18n();
  const [view, setView] = useState<"desk" | "talk" | "plan">("desk");
  return (
    <Tabs
      label={t("toolbox.coach.name")}
      selected={view}
      onChange={setView}
      tabs={[
        { id: "desk", label: t("coach.desk"), content: <CoachDesk /> },
        { id: "talk", label: t("coach.talk"), content: <CoachTalk /> },
        { id: "plan", label: t("coach.plan"), content: <DeadlinePlan /> },
      ]}
    />
  );
}
