import { I18nScope } from "@alambic/i18n/react";
import { Suspense, lazy } from "react";
import { useSnapshot } from "valtio/react";
import { itemDialog } from "../../shared/capsules/item-dialog.ts";
import { unenrolment } from "../../shared/capsules/unenrolment.ts";
import { closeCreation, shellState } from "../../shared/screen/shell-state.ts";

const CreateCapsuleDialog = lazy(
  () => import("../../features/create-capsule/CreateCapsuleDialog.tsx"),
);
const ItemDialog = lazy(() => import("../../features/quality/ItemDialog.tsx"));
const UnenrolDialog = lazy(() => import("../../features/unenrol/UnenrolDialog.tsx"));

/** The dialogs that any screen may open. Each is loaded when it is first opened. */
export function Dialogs() {
  const { creation } = useSnapshot(shellState);
  const { capsule } = useSnapshot(unenrolment);
  const { open: item } = useSnapshot(itemDialog);
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
      {capsule === null ? null : <UnenrolDialog capsule={capsule} />}
    </Suspense>
  );
}
