import { Suspense, lazy } from "react";
import { useSnapshot } from "valtio/react";
import { itemDialog } from "../../shared/capsules/item-dialog.ts";
import { unenrolment } from "../../shared/capsules/unenrolment.ts";
import { planner } from "../../shared/screen/planner.ts";
import { shellState } from "../../shared/screen/shell-state.ts";
import type { OnDemandProps } from "./OnDemandProps.ts";

const Dialogs = lazy(() => import("./Dialogs.tsx"));

/** The dialogs that any screen may open, once one of them is, and what the test account is shown. */
export function OnDemand(props: OnDemandProps) {
  const states = [
    useSnapshot(shellState).creation,
    useSnapshot(unenrolment).capsule,
    useSnapshot(itemDialog).open,
    useSnapshot(planner).open,
  ];
  if (!props.user.is_test_account && states.every((state) => state === null)) return null;
  return (
    <Suspense fallback={null}>
      <Dialogs {...props} />
    </Suspense>
  );
}
