import { I18nScope } from "@alambic/i18n/react";
import { Suspense, lazy } from "react";
import { useSnapshot } from "valtio/react";
import { unenrolment } from "../capsules/unenrolment.ts";
import { closeCreation, shellState } from "../shell/shell-state.ts";

const CreateCapsuleDialog = lazy(
  () => import("../../features/create-capsule/CreateCapsuleDialog.tsx"),
);
const UnenrolDialog = lazy(() => import("../../features/unenrol/UnenrolDialog.tsx"));

/** The dialogs that any screen may open. Each is loaded when it is first opened. */
export function Dialogs() {
  const { creation } = useSnapshot(shellState);
  const { capsule } = useSnapshot(unenrolment);
  return (
    <Suspense fallback={null}>
      {creation === null ? null : (
        <I18nScope namespaces={["skills", "create"]}>
          <CreateCapsuleDialog mode={creation} onClose={closeCreation} />
        </I18nScope>
      )}
      {capsule === null ? null : <UnenrolDialog capsule={capsule} />}
    </Suspense>
  );
}
