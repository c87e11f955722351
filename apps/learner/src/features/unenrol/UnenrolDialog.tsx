import { useUnenrollFromCapsule } from "@alambic/api-client/capsules";
import { useI18n } from "@alambic/i18n/react";
import { ConfirmDialog } from "@alambic/ui/ConfirmDialog";
import { closeUnenrolment } from "../../shared/capsules/unenrolment.ts";
import type { LeavableCapsule } from "../../shared/capsules/unenrolment.ts";
import { notify } from "../../shared/notices/notices.ts";
import { focusHeading } from "../../shared/routing/focusHeading.ts";

export interface UnenrolDialogProps {
  readonly capsule: LeavableCapsule;
}

/** Asks before a capsule leaves the library. */
export default function UnenrolDialog({ capsule }: UnenrolDialogProps) {
  const { t } = useI18n();
  const { title } = capsule;
  const unenroll = useUnenrollFromCapsule();
  const leave = async () => {
    const left = await unenroll.run({ capsule_id: capsule.id });
    if (!left.ok) return;
    void forgetCopy(capsule.id);
    closeUnenrolment();
    // The button that led here goes with its card: once the dialog is gone the screen has the focus.
    requestAnimationFrame(() => focusHeading());
    notify({ tone: "right", about: capsule.id, text: t("moreOfPlan.unenrolled", { title }) });
  };
  return (
    <ConfirmDialog
      title={t("moreOfPlan.unenrolTitle", { title })}
      confirmLabel={t("member.unenrol")}
      cancelLabel={t("moreOfPlan.unenrolCancel")}
      tone="danger"
      pending={unenroll.status === "running"}
      error={unenroll.status === "failed" ? t("moreOfPlan.unenrolFailed") : undefined}
      onConfirm={() => void leave()}
      onClose={closeUnenrolment}
    >
      {t("moreOfPlan.unenrolText")}
    </ConfirmDialog>
  );
}

/** What was kept on this device of a capsule goes with it: answers to it would be refused. */
async function forgetCopy(capsuleId: string): Promise<void> {
  const removals = await import("../../shared/offline/removals.ts").catch(() => null);
  await removals?.forgetCapsule(capsuleId);
}
