import { useI18n } from "@alambic/i18n/react";
import { ConfirmDialog } from "@alambic/ui/ConfirmDialog";
import { Text } from "@alambic/ui/Text";

export interface RemoveCopyDialogProps {
  /** The title of the capsule. */
  readonly title: string;
  readonly onConfirm: () => void;
  readonly onClose: () => void;
}

/** Asks before a capsule leaves this device: without a network it cannot be fetched again. */
export default function RemoveCopyDialog({ title, onConfirm, onClose }: RemoveCopyDialogProps) {
  const { t } = useI18n();
  return (
    <ConfirmDialog
      title={t("offline.removeTitle", { title })}
      confirmLabel={t("offline.remove")}
      cancelLabel={t("offline.keep")}
      tone="danger"
      onConfirm={onConfirm}
      onClose={onClose}
    >
      <Text>{t("offline.removeText")}</Text>
    </ConfirmDialog>
  );
}
