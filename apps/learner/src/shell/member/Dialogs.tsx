import { I18nScope } from "@alambic/i18n/react";
import { Suspense, lazy } from "react";
import { useSnapshot } from "valtio/react";
import { itemDialog } from "../../shared/capsules/item-dialog.ts";
import { unenrolment } from "../../shared/capsules/unenrolment.ts";
import { planner } from "../../shared/screen/planner.ts";
import { closeCreation, shellState } from "../../shared/screen/shell-state.ts";

const CreateCapsuleDialog = lazy(
  () => import("../../features/create-capsule/CreateCapsuleDialog.tsx"),
);
const ItemDialog = lazy(() => import("../../features/quality/ItemDialog.tsx"));
const PlannerDialog = lazy(() => import("../../features/planner/PlannerDialog.tsx"));
const UnenrolDialog = lazy(() => import("../../features/unenrol/UnenrolDialog.tsx"));

export interface DialogsProps {
  readonly userId: string;
}

/** The dialogs that any screen may open. Each is loaded when it is first opened. */
export default function Dialogs({ userId }: DialogsProps) {
  const { creation } = useSnapshot(shellState);
  const { capsule } = useSnapshot(unenrolment);
  const { open: item } = useSnapshot(itemDialog);
  const { open: plans } = useSnapshot(planner);
  return (
    <Suspense fallback={null}>
      {creation === null ? null : (
        <I18nScope namespaces={["skills", "create"]}>
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
          <PlannerDialog userId={userId} subject={plans.subject} />
        </I18nScope>
      )}
      {capsule === null ? null : <UnenrolDialog capsule={capsule} />}
    </Suspense>
  );
}
