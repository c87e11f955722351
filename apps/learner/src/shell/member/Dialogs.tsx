import { I18nScope } from "@alambic/i18n/react";
import { Suspense, lazy } from "react";
import { useSnapshot } from "valtio/react";
import { itemDialog } from "../../shared/capsules/item-dialog.ts";
import { unenrolment } from "../../shared/capsules/unenrolment.ts";
import { planner } from "../../shared/screen/planner.ts";
import type { OnDemandProps } from "./OnDemandProps.ts";
import { closeCreation, shellState } from "../../shared/screen/shell-state.ts";

const CreateCapsuleDialog = lazy(
  () => import("../../features/create-capsule/CreateCapsuleDialog.tsx"),
);
const ItemDialog = lazy(() => import("../../features/quality/ItemDialog.tsx"));
const PlannerDialog = lazy(() => import("../../features/planner/PlannerDialog.tsx"));
const UnenrolDialog = lazy(() => import("../../features/unenrol/UnenrolDialog.tsx"));

const TestMode = lazy(() => import("../../features/test-mode/TestMode.tsx"));

/** What any screen may open or the test account is shown. Each is loaded when it is first wanted. */
export default function Dialogs({ user, isInSession }: OnDemandProps) {
  const { creation } = useSnapshot(shellState);
  const { capsule } = useSnapshot(unenrolment);
  const { open: item } = useSnapshot(itemDialog);
  const { open: plans } = useSnapshot(planner);
  return (
    <Suspense fallback={null}>
      {user.is_test_account === true ? <TestMode user={user} isInSession={isInSession} /> : null}
      {creation === null ? null : (
        <I18nScope namespaces={["skills", "create", "learning"]}>
          <CreateCapsuleDialog {...creation} onClose={closeCreation} />
        </I18nScope>
      )}
      {item === null ? null : (
        <I18nScope namespaces={["quality"]}>
          <ItemDialog shown={item} />
        </I18nScope>
      )}
      {plans === null ? null : (
        <I18nScope namespaces={["tools"]}>
          <PlannerDialog userId={user.id} subject={plans.subject} />
        </I18nScope>
      )}
      {capsule === null ? null : (
        <I18nScope namespaces={["moreOfPlan"]}>
          <UnenrolDialog capsule={capsule} />
        </I18nScope>
      )}
    </Suspense>
  );
}
