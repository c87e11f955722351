import { I18nScope } from "@alambic/i18n/react";
import { Suspense, lazy } from "react";
import { useSnapshot } from "valtio/react";
import { unenrolment } from "../capsules/unenrolment.ts";
import { closeCreation, shellState } from "../shell/shell-state.ts";
import { Notices } from "./Notices.tsx";
import { Updates } from "./Updates.tsx";

const CreateCapsuleDialog = lazy(
  () => import("../../features/create-capsule/CreateCapsuleDialog.tsx"),
);
const UnenrolDialog = lazy(() => import("../../features/unenrol/UnenrolDialog.tsx"));

/** What lies above every screen. Each dialog is loaded when it is first opened. */
export default function Overlays() {
  const { creation } = useSnapshot(shellState);
  const { capsule } = useSnapshot(unenrolment);
  return (
    <>
      <Notices />
      <Updates />
      <Suspense fallback={null}>
        {creation === null ? null : (
          <I18nScope namespaces={["create", "problems"]}>
            <CreateCapsuleDialog mode={creation} onClose={closeCreation} />
          </I18nScope>
        )}
        {capsule === null ? null : <UnenrolDialog capsule={capsule} />}
      </Suspense>
    </>
  );
}
