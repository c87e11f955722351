import { Suspense, lazy } from "react";
import { useSnapshot } from "valtio/react";
import { itemDialog } from "../../shared/capsules/item-dialog.ts";
import { unenrolment } from "../../shared/capsules/unenrolment.ts";
import { planner } from "../../shared/screen/planner.ts";
import { shellState } from "../../shared/screen/shell-state.ts";

const Dialogs = lazy(() => import("./Dialogs.tsx"));

export interface OnDemandProps {
  readonly userId: string;
}

/** The dialogs that any screen may open, once one of them is. */
export function OnDemand({ userId }: OnDemandProps) {
  const states = [
    useSnapshot(shellState).creation,
    useSnapshot(unenrolment).capsule,
    useSnapshot(itemDialog).open,
    useSnapshot(planner).open,
  ];
  if (states.every((state) => state === null)) return null;
  return (
    <Suspense fallback={null}>
      <Dialogs userId={userId} />
    </Suspense>
  );
}
