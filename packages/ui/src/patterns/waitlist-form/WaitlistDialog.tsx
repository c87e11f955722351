import { useI18n } from "@alambic/i18n/react";
import { Dialog } from "../../primitives/dialog/Dialog.tsx";
import { WaitlistForm } from "./WaitlistForm.tsx";
import type { WaitlistFormProps } from "./WaitlistForm.tsx";

export interface WaitlistDialogProps extends WaitlistFormProps {
  /** The form begins anew when it is opened again. */
  readonly onClose: () => void;
}

/** The waiting list above the page. It is open while it is mounted. */
export function WaitlistDialog({ onClose, ...form }: WaitlistDialogProps) {
  const { t } = useI18n();
  return (
    <Dialog
      title={t("waitlist.title")}
      lead={form.state.kind === "success" ? undefined : t("waitlist.lead")}
      onClose={onClose}
    >
      <WaitlistForm {...form} />
    </Dialog>
  );
}
