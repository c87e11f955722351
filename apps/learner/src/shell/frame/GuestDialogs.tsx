import { I18nScope } from "@alambic/i18n/react";
import { Suspense, lazy } from "react";
import { useSnapshot } from "valtio/react";
import { closeWaitlist, waitlistDialog } from "../../shared/waitlist/waitlist-dialog.ts";

const JoinDialog = lazy(() => import("../../features/waitlist/JoinDialog.tsx"));

/** The dialogs that a guest's screen may open. Each is loaded when it is first opened. */
export function GuestDialogs() {
  const { open } = useSnapshot(waitlistDialog);
  if (open === null) return null;
  return (
    <Suspense fallback={null}>
      <I18nScope namespaces={["waitlist"]}>
        <JoinDialog invite={open.invite} onClose={closeWaitlist} />
      </I18nScope>
    </Suspense>
  );
}
