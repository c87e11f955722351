import { I18nScope } from "@alambic/i18n/react";
import { Suspense, useState } from "react";
import { useSnapshot } from "valtio/react";
import { later } from "../../shared/screen/later.ts";
import { lazyIfThere } from "../../shared/screen/lazyIfThere.ts";
import { toolboxState } from "../../shared/screen/toolbox-state.ts";
import { readSetting } from "../../shared/settings.ts";
import { Updates } from "./Updates.tsx";

const Onboarding = lazyIfThere(() => import("../../features/tutorial/Onboarding.tsx"));
const ToolboxBeside = lazyIfThere(() => import("../extras/ToolboxBeside.tsx"));
const StudyReminders = lazyIfThere(() => import("../../features/planner/StudyReminders.tsx"));

const namespaces = ["tools"] as const;

export interface LaterProps {
  readonly userId: string;
  readonly isInSession: boolean;
}

/** New versions, the tools beside a lesson, the tour for who is new, and the reminders of who has some on this device. */
export default function Later({ userId, isInSession }: LaterProps) {
  const { isTourWanted, hasReminders } = useSnapshot(later);
  const { beside } = useSnapshot(toolboxState);
  const [isTourSettled] = useState(() => readSetting("tutorial-settled") === userId);
  const [hadReminders] = useState(() => readSetting("reminders") === userId);
  return (
    <>
      <Updates />
      {isInSession ? (
        <Suspense fallback={null}>{beside === null ? null : <ToolboxBeside />}</Suspense>
      ) : (
        <Suspense fallback={null}>
          {isTourWanted || !isTourSettled ? <Onboarding userId={userId} /> : null}
          {hasReminders || hadReminders ? (
            <I18nScope namespaces={namespaces}>
              <StudyReminders userId={userId} />
            </I18nScope>
          ) : null}
        </Suspense>
      )}
    </>
  );
}
